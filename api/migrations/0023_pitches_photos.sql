-- Up to six photos a pitch, of which the first is shown on cards and previews. A pitch's only photo becomes its first.
alter table pitch_photos
  drop constraint pitch_photos_pkey,
  add column id uuid primary key default gen_random_uuid(),
  add column position int not null default 1 constraint photos_full check (position between 1 and 6),
  -- read out instead of the photo; '' where the owner wrote nothing
  add column alt text not null default '',
  add constraint one_photo_each unique (pitch_id, hash),
  -- checked after a whole statement, which may sort them anew
  add constraint one_photo_for_position unique (pitch_id, position) deferrable;
alter table pitch_photos alter column position drop default;
