create table matches (
  id uuid primary key default gen_random_uuid(),
  session_id uuid references sessions (id),
  pitch_id uuid not null references pitches (id),
  -- counts from 1 within its session
  number int not null default 1,
  match_type text not null,
  team_one_set int,
  team_two_set int,
  team_one_name text not null,
  team_two_name text not null,
  periods int not null check (periods between 1 and 2),
  minutes_per_period int not null check (minutes_per_period between 1 and 60),
  aet boolean not null,
  penalty_shootout boolean not null,
  starts_at timestamptz not null,
  created_at timestamptz not null,
  -- What its events add up to, kept with each event that is stored.
  state text not null check (state in
    ('scheduled', 'playing', 'paused', 'extra-time', 'shoot-out', 'finished', 'abandoned', 'walkover', 'postponed')),
  period text not null default 'first',
  score_one int not null default 0,
  score_two int not null default 0,
  shoot_out_one int,
  shoot_out_two int,
  clock_running boolean not null default false,
  clock_elapsed_ms int not null default 0,
  clock_at timestamptz not null,
  -- the number of the latest event
  seq int not null default 0,
  unique (session_id, number)
);
-- one unfinished match a session
create unique index match_unfinished on matches (session_id)
  where session_id is not null and state in ('scheduled', 'playing', 'paused', 'extra-time', 'shoot-out');
create index matches_by_start on matches (starts_at);
create index matches_live on matches (starts_at)
  where state in ('scheduled', 'playing', 'paused', 'extra-time', 'shoot-out');

create table lineups (
  match_id uuid not null references matches (id) on delete cascade,
  side text not null check (side in ('T1', 'T2')),
  player_id uuid not null references players (id),
  role text not null check (role in ('goalkeeper', 'defenders', 'midfielders', 'forward', 'substitutes')),
  number int not null,
  rank int not null,
  x real,
  y real,
  primary key (match_id, player_id),
  unique (match_id, side, number)
);
create index lineups_of_player on lineups (player_id);

create table events (
  match_id uuid not null references matches (id) on delete cascade,
  -- made by the scorer's device
  id uuid not null,
  seq int not null,
  type text not null,
  side text check (side in ('T1', 'T2')),
  player_id uuid references players (id),
  goal_id uuid,
  on_id uuid references players (id),
  card text,
  scored boolean,
  period text,
  clock_ms int not null,
  at timestamptz not null,
  by uuid references users (id),
  voids uuid,
  stored_at timestamptz not null,
  primary key (match_id, id),
  unique (match_id, seq)
);

-- Whom the captain lets keep the score of a match.
create table scorers (
  match_id uuid not null references matches (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (match_id, user_id)
);
