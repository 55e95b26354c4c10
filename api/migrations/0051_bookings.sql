-- The old index had only confirmed and cancelled bookings. The report also reads bookings that owe a cancellation fee, and
-- deleting a pitch looks for any booking, so both read the bookings of all centres.
create index bookings_of_pitch on bookings (pitch_id, lower(during));
drop index bookings_by_start;
