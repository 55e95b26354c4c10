-- A schedule asks for the matches of the pitches around somebody, within some days.
create index matches_of_pitch_by_start on matches (pitch_id, starts_at);
drop index matches_of_pitch;
