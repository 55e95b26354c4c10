-- A row that is deleted looks for what refers to it: without these each guest who is claimed and each unused whistle
-- read five tables whole.
create index sets_by_lineup on sets (lineup_by) where lineup_by is not null;
create index matches_by_lineup_one on matches (lineup_one_by) where lineup_one_by is not null;
create index matches_by_lineup_two on matches (lineup_two_by) where lineup_two_by is not null;
create index events_of_player on events (player_id) where player_id is not null;
create index events_of_substitute on events (on_id) where on_id is not null;
create index ledger_of_place on ledger (place_id) where place_id is not null;
create index challenges_countered on challenges (counters) where counters is not null;
create index challenges_of_session on challenges (session_id) where session_id is not null;
create index reports_of_reporter on reports (reporter_id) where reporter_id is not null;
-- What was played on a pitch moves with it.
create index matches_of_pitch on matches (pitch_id);
