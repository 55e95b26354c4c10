-- Whether somebody of a squad comes to a match of a tournament, and when they were asked.
create table tournament_answers (
  match_id uuid not null references tournament_matches (id) on delete cascade,
  player_id uuid not null references players (id),
  -- an answer is for this time: of a match that has moved nobody has said anything
  starts_at timestamptz not null,
  answer text check (answer in ('in', 'maybe', 'out')),
  asked_at timestamptz,
  primary key (match_id, player_id),
  check (answer is not null or asked_at is not null)
);
create index tournament_answers_of_player on tournament_answers (player_id);
