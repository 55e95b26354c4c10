alter table pitches
  -- maximum number of upcoming sessions of one captain at this pitch; null for the default limit
  add column sessions_ahead int check (sessions_ahead between 3 and 20),
  add column players_per_team int check (players_per_team between 4 and 8),
  -- null if the pitch passed its review; a waiting pitch is visible by link only, a turned-down pitch is hidden
  add column review text check (review in ('waiting', 'turned-down'));

-- A pitch has up to six photos; cards and previews show the first photo.
alter table pitch_photos
  drop constraint pitch_photos_pkey,
  add column id uuid primary key default gen_random_uuid(),
  add column position int not null default 1 constraint photos_full check (position between 1 and 6),
  add column alt text not null default '',
  add constraint one_photo_each unique (pitch_id, hash),
  -- deferrable constraints are checked at the end of a statement, so that one statement can reorder photos
  add constraint one_photo_for_position unique (pitch_id, position) deferrable;
alter table pitch_photos alter column position drop default;
