-- Which process does what is due, and when it last said so. One row: of several processes one leads, and another takes
-- over when its time is up. Where `at` is long past nobody could reach the app since then.
create table lead (
  single boolean primary key default true check (single),
  leader uuid,
  -- by the clock of the database
  until timestamptz not null default '-infinity',
  -- by the clock of the leader; null before the first start
  at timestamptz
);
insert into lead default values;
-- What runs for long: not the fixtures to come.
create index matches_forgotten on matches (starts_at)
  where state in ('playing', 'paused', 'extra-time', 'shoot-out') or state = 'scheduled' and session_id is not null;
