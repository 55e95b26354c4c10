-- One row a player and finished match, written in the transaction of the finish or of a correction, and the same
-- when computed again from events and lineups.
create table appearances (
  player_id uuid not null references players (id),
  season text not null,
  match_id uuid not null references matches (id) on delete cascade,
  -- the day of kick-off in the pitch's zone
  day date not null,
  side text not null check (side in ('T1', 'T2')),
  outcome text not null check (outcome in ('won', 'drawn', 'lost')),
  goals int not null,
  assists int not null,
  clean_sheet boolean not null,
  primary key (player_id, season, match_id)
);
create index appearances_of_match on appearances (match_id);
