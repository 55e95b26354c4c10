-- 'both': each team pays half; 'from' or 'to': that team pays the full price
alter table challenges add column pays text not null default 'both' check (pays in ('both', 'from', 'to'));
create index challenges_countered on challenges (counters) where counters is not null;
create index challenges_of_session on challenges (session_id) where session_id is not null;
create index challenges_accepted_from on challenges (from_team) where state = 'accepted';
create index challenges_accepted_to on challenges (to_team) where state = 'accepted';

-- Availability of members of the challenged team for an offered time.
create table challenge_answers (
  booking_id uuid not null references challenge_slots (booking_id) on delete cascade,
  player_id uuid not null references players (id),
  answer text check (answer in ('in', 'maybe', 'out')),
  asked_at timestamptz,
  -- when the challenge is accepted, members get places in the order of answered_at
  answered_at timestamptz,
  primary key (booking_id, player_id),
  check (answer is not null or asked_at is not null)
);
create index challenge_answers_of_player on challenge_answers (player_id);
