-- Counted up with each change by its owner: who changes an older one than there is, is told so.
alter table pitches add column revision int not null default 1;

create table pitch_photos (
  pitch_id uuid primary key references pitches (id) on delete cascade,
  -- of the larger picture, in hex
  hash text not null,
  small bytea not null,
  large bytea not null
);
create index pitch_photos_by_hash on pitch_photos (hash);
