alter table pitches
  -- how many upcoming sessions one captain can have here; null for the default limit
  add column sessions_ahead int check (sessions_ahead between 3 and 20),
  add column players_per_team int check (players_per_team between 4 and 8),
  -- null for a reviewed pitch; otherwise the pitch is visible by its link only, and hidden if turned down
  add column review text check (review in ('waiting', 'turned-down'));

-- Up to six photos per pitch; cards and previews show the first.
alter table pitch_photos
  drop constraint pitch_photos_pkey,
  add column id uuid primary key default gen_random_uuid(),
  add column position int not null default 1 constraint photos_full check (position between 1 and 6),
  add column alt text not null default '',
  add constraint one_photo_each unique (pitch_id, hash),
  -- checked after a whole statement, so that one statement can reorder
  add constraint one_photo_for_position unique (pitch_id, position) deferrable;
alter table pitch_photos alter column position drop default;
