-- The report also reads bookings that owe a cancellation fee, so the old index did not cover its condition, and PostgreSQL
-- read the bookings of all centres.
create index bookings_reported on bookings (pitch_id, lower(during))
  where (state in ('confirmed', 'cancelled') or cancel_fee > 0) and blocked_by is null and part_of is null;
drop index bookings_by_start;
