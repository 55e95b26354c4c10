-- What a team plays next is looked for among its latest sets, however many it has played.
alter table sets add column since timestamptz not null default now();
create index sets_latest on sets (team_id, since) where team_id is not null;
drop index sets_of_team;
