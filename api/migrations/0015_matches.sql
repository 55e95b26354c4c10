alter table sessions
  -- a set that has won so many matches in a row goes off; 0 for never
  add column streak_cap int not null default 3 check (streak_cap between 0 and 8);

alter table matches
  -- when the server heard of the full time that stands: the vote for the player of the match is open from then on
  add column full_time_at timestamptz,
  -- when that vote was counted
  add column awarded_at timestamptz;
create index matches_to_award on matches (full_time_at) where state = 'finished' and awarded_at is null;

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
