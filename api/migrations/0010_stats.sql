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

-- What a user's appearances of a season add up to: once for everywhere (cell 0), and again in each cell they played in,
-- with the same figures, so that the first of a place are the first of an index. Guests are in no table of the best.
create table season_sums (
  season text not null,
  cell int not null,
  player_id uuid not null references players (id),
  goals int not null,
  assists int not null,
  played int not null,
  won int not null,
  primary key (season, cell, player_id)
);
create index season_sums_of_player on season_sums (player_id, season);
create index season_sums_by_goals on season_sums (season, cell, goals desc, player_id) where goals > 0;
create index season_sums_by_assists on season_sums (season, cell, assists desc, player_id) where assists > 0;
create index season_sums_by_played on season_sums (season, cell, played desc, player_id) where played > 0;
create index season_sums_by_won on season_sums (season, cell, won desc, player_id) where won > 0;

-- One row a team and finished match, written as appearances are and from the same.
create table team_results (
  team_id uuid not null references teams (id) on delete cascade,
  season text not null,
  match_id uuid not null references matches (id) on delete cascade,
  -- the day of kick-off in the pitch's zone
  day date not null,
  side text not null check (side in ('T1', 'T2')),
  outcome text not null check (outcome in ('won', 'drawn', 'lost')),
  goals int not null,
  against int not null,
  primary key (team_id, season, match_id)
);
create index team_results_of_match on team_results (match_id);

-- What a team's results of a season add up to, everywhere (cell 0) and in each cell it played in, as season_sums has it
-- for players. A team that has been ended is not ranked.
create table team_sums (
  season text not null,
  cell int not null,
  team_id uuid not null references teams (id) on delete cascade,
  played int not null,
  won int not null,
  goals int not null,
  primary key (season, cell, team_id)
);
create index team_sums_of_team on team_sums (team_id, season);
create index team_sums_by_won on team_sums (season, cell, won desc, team_id) where won > 0;
create index team_sums_by_goals on team_sums (season, cell, goals desc, team_id) where goals > 0;
create index team_sums_by_played on team_sums (season, cell, played desc, team_id) where played > 0;
