-- A notification can be about a centre, to who works there.
alter table notifications add column centre_id uuid references centres (id) on delete cascade;
alter table notifications drop constraint about_one_thing;
alter table notifications add constraint about_one_thing
  check (num_nonnulls(session_id, team_id, tournament_id, centre_id) = 1);
create index notifications_of_centre on notifications (centre_id) where centre_id is not null;
