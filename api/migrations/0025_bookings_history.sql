alter table booking_changes
  -- start before the move; null if v0.1.0 recorded the move
  add column moved_from timestamptz,
  add column moved_to timestamptz,
  add column moved_from_pitch uuid references pitches (id);
create index booking_changes_by_age on booking_changes (at);
create index booking_changes_by_time on booking_changes (by, at) where by is not null;
drop index booking_changes_by;
