-- A lasting squad. Who leads it is said by its members' roles.
create table teams (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- one of the contract's; without one it follows from the name
  colour text,
  address text not null,
  lng double precision not null check (lng between -180 and 180),
  lat double precision not null check (lat between -90 and 90),
  cell int not null generated always as (cell_of(lng, lat)) stored,
  -- 128 random bits: whoever has the link is let in
  invite_code text not null unique,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index teams_by_cell on teams (cell) where ended_at is null;

-- Whoever is in a team, or asks to be. It hangs on the account: a guest is in no team.
create table team_members (
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('asked', 'member')),
  role text not null default 'member' check (role in ('captain', 'member')),
  shirt_number int check (shirt_number between 1 and 99),
  since timestamptz not null,
  primary key (team_id, user_id),
  constraint number_taken unique (team_id, shirt_number),
  check (state = 'member' or (role = 'member' and shirt_number is null))
);
create unique index team_members_captain on team_members (team_id) where role = 'captain';
create index team_members_of_user on team_members (user_id);

create table team_formations (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  name text not null,
  saved_at timestamptz not null
);
create index team_formations_of_team on team_formations (team_id);

-- Where somebody stands in it; a spot whose member has gone is free.
create table team_formation_spots (
  formation_id uuid not null references team_formations (id) on delete cascade,
  rank int not null,
  role text not null check (role in ('goalkeeper', 'defenders', 'midfielders', 'forward')),
  -- percent of the pitch's width and length from the own goal
  x real not null check (x between 0 and 100),
  y real not null check (y between 0 and 100),
  team_id uuid not null,
  user_id uuid,
  primary key (formation_id, rank),
  unique (formation_id, user_id),
  foreign key (team_id, user_id) references team_members (team_id, user_id) on delete set null (user_id)
);
create index team_formation_spots_of_member on team_formation_spots (team_id, user_id);

-- The set that a team plays in a session.
alter table sets add column team_id uuid references teams (id);
alter table sets add constraint team_plays unique (session_id, team_id);
create index sets_of_team on sets (team_id) where team_id is not null;

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
