-- A replay is a new row with the same match number; the row of the earlier match keeps its score.
alter table tournament_matches
  add column replayed_at timestamptz,
  drop constraint tournament_matches_result_check,
  add constraint tournament_matches_result_check
    check (result in ('played', 'walkover', 'both-absent', 'void', 'lot')),
  drop constraint tournament_matches_tournament_id_number_key,
  add constraint tournament_match_numbered unique nulls not distinct (tournament_id, number, replayed_at);
create index tournament_matches_to_play on tournament_matches (starts_at) where result is null;

-- the match that this lot decides, with the winner first in team_ids; null if the lot breaks a tie in a table
alter table tournament_lots add column match_id uuid references tournament_matches (id) on delete cascade;
create index tournament_lots_of_match on tournament_lots (match_id) where match_id is not null;

-- Availability of squad players for a match.
create table tournament_answers (
  match_id uuid not null references tournament_matches (id) on delete cascade,
  player_id uuid not null references players (id),
  -- start of the match at the time of the answer: moving the match voids the answer
  starts_at timestamptz not null,
  answer text check (answer in ('in', 'maybe', 'out')),
  asked_at timestamptz,
  primary key (match_id, player_id),
  check (answer is not null or asked_at is not null)
);
create index tournament_answers_of_player on tournament_answers (player_id);

-- v0.1.0 published matches in calendars without storing revisions. Stores sequence 0 for each match, so that its next version
-- gets sequence 1. A match lasts its periods plus two minutes between periods.
insert into calendar_revisions (event_id, calendar_id, fingerprint, sequence, revised_at, starts_at, ends_at, place)
select m.id, m.tournament_id, '', 0, now(), m.starts_at,
  m.starts_at + make_interval(mins => (t.rules ->> 'periods')::int * (t.rules ->> 'minutes')::int
    + ((t.rules ->> 'periods')::int - 1) * 2), p.name || ', ' || p.address
from tournament_matches m join tournaments t on t.id = m.tournament_id join pitches p on p.id = m.pitch_id
where m.starts_at is not null;
