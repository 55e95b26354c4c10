-- A team asks another to play, at one of up to three stretches of pitches that are held until the answer.
create table challenges (
  id uuid primary key default gen_random_uuid(),
  from_team uuid not null references teams (id),
  to_team uuid not null references teams (id),
  -- who acted for the team that asks, holds the stretches, and is captain of what comes of it
  by_id uuid not null references players (id),
  state text not null check (state in ('open', 'accepted', 'declined', 'countered', 'expired', 'withdrawn')),
  periods int not null check (periods between 1 and 2),
  minutes_per_period int not null check (minutes_per_period between 1 and 60),
  players_per_team int not null check (players_per_team between 1 and 8),
  aet boolean not null,
  penalty_shootout boolean not null,
  words text,
  -- the one that this suggests other times for
  counters uuid references challenges (id),
  answer_by timestamptz not null,
  session_id uuid references sessions (id),
  created_at timestamptz not null,
  check (from_team <> to_team),
  check ((state = 'accepted') = (session_id is not null))
);
create unique index challenge_open on challenges (from_team) where state = 'open';
create index challenges_from on challenges (from_team, created_at);
create index challenges_to on challenges (to_team, created_at);
create index challenges_due on challenges (answer_by) where state = 'open';
create index challenges_by on challenges (by_id);

create table challenge_slots (
  challenge_id uuid not null references challenges (id) on delete cascade,
  number int not null check (number between 1 and 3),
  booking_id uuid not null unique references bookings (id),
  primary key (challenge_id, number)
);
