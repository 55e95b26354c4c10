alter table sets add column since timestamptz not null default now();
create index sets_latest on sets (team_id, since) where team_id is not null;
drop index sets_of_team;
create index sets_by_lineup on sets (lineup_by) where lineup_by is not null;
