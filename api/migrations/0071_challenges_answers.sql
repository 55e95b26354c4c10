-- Whether a member of the team challenged could play at a time that is offered, and when they were asked.
create table challenge_answers (
  booking_id uuid not null references challenge_slots (booking_id) on delete cascade,
  player_id uuid not null references players (id),
  answer text check (answer in ('in', 'maybe', 'out')),
  asked_at timestamptz,
  primary key (booking_id, player_id),
  check (answer is not null or asked_at is not null)
);
create index challenge_answers_of_player on challenge_answers (player_id);
