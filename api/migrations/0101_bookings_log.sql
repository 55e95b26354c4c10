-- From when to when a booking was moved; null for what was moved before this was kept.
alter table booking_changes add column moved_from timestamptz, add column moved_to timestamptz;
