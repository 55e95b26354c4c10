alter table events
  -- two-goals says that its goal and this one are two
  add column other_id uuid,
  -- of the kick-off of a shoot-out: how many the captains agreed on
  add column kicks_each int;

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
