-- What became of the roles at a centre: who had which from when on, and who gave or took it. Null where they had none any more.
create table centre_staff_changes (
  id bigint generated always as identity primary key,
  centre_id uuid not null references centres (id) on delete cascade,
  player_id uuid not null references players (id),
  role text check (role in ('manager', 'desk', 'viewer')),
  by uuid not null references players (id),
  at timestamptz not null
);
create index centre_staff_changes_of_centre on centre_staff_changes (centre_id, at);
create index centre_staff_changes_of_player on centre_staff_changes (player_id);
create index centre_staff_changes_by on centre_staff_changes (by);

insert into centre_staff_changes (centre_id, player_id, role, by, at)
select centre_id, user_id, role, user_id, since from centre_staff order by since;

-- What somebody did last is found without reading all they ever did.
create index booking_changes_by_time on booking_changes (by, at) where by is not null;
drop index booking_changes_by;
