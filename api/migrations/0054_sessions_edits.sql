-- Changed settings of a game, so that each reader gets them in their own language. Null in older rows, whose reason is the
-- sentence in English.
alter table session_changes add column edits jsonb;
