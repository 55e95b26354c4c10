-- Matches of tournaments to come, which are shown among the sessions near by.
create index matches_fixtures on matches (pitch_id, starts_at) where session_id is null and state = 'scheduled';
