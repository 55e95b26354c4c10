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
  -- the first side with so many goals has won; 0 for never
  first_to int not null default 0,
  -- how often each lineup was saved, and who did it last
  lineup_one_revision int not null default 0,
  lineup_one_by uuid references players (id),
  lineup_two_revision int not null default 0,
  lineup_two_by uuid references players (id),
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
  -- when the server heard of the full time that stands: the vote for the player of the match is open from then on
  full_time_at timestamptz,
  -- when that vote was counted
  awarded_at timestamptz,
  unique (session_id, number)
);
-- one unfinished match a session
create unique index match_unfinished on matches (session_id)
  where session_id is not null and state in ('scheduled', 'playing', 'paused', 'extra-time', 'shoot-out');
create index matches_by_start on matches (starts_at);
create index matches_live on matches (starts_at)
  where state in ('scheduled', 'playing', 'paused', 'extra-time', 'shoot-out');
create index matches_to_award on matches (full_time_at) where state = 'finished' and awarded_at is null;

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
  -- two-goals says that its goal and this one are two
  other_id uuid,
  on_id uuid references players (id),
  card text,
  scored boolean,
  -- of the kick-off of a shoot-out: how many the captains agreed on
  kicks_each int,
  period text,
  clock_ms int not null,
  at timestamptz not null,
  by uuid references players (id),
  voids uuid,
  stored_at timestamptz not null,
  primary key (match_id, id),
  unique (match_id, seq)
);
create index events_by on events (by) where by is not null;

-- Whom the captain lets keep the score of a match.
create table scorers (
  match_id uuid not null references matches (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (match_id, user_id)
);
create index scorers_of_user on scorers (user_id);

-- The link with which the whistle of a match is handed over: one a match, the newest.
create table whistle_links (
  match_id uuid primary key references matches (id) on delete cascade,
  link_hash bytea not null unique,
  made_at timestamptz not null
);

-- Who keeps the score of this match without an account: a player with a name, and the token on their phone.
create table whistles (
  token_hash bytea primary key,
  match_id uuid not null references matches (id) on delete cascade,
  player_id uuid not null unique references players (id),
  given_at timestamptz not null
);
create index whistles_of_match on whistles (match_id);

-- Whom each of those who played would have as player of the match. It refers to the player and not to the account,
-- so that an award stays what it is when a voter leaves for good.
create table votes (
  match_id uuid not null references matches (id) on delete cascade,
  voter_id uuid not null references players (id),
  player_id uuid not null references players (id),
  at timestamptz not null,
  primary key (match_id, voter_id),
  check (voter_id <> player_id)
);
create index votes_of_voter on votes (voter_id);
create index votes_for_player on votes (player_id);

-- Players of the match, several where nothing sets them apart: what votes and appearances say of a match whose vote
-- was counted, written again at each correction.
create table awards (
  player_id uuid not null references players (id),
  match_id uuid not null references matches (id) on delete cascade,
  votes int not null,
  primary key (player_id, match_id)
);
create index awards_of_match on awards (match_id);
