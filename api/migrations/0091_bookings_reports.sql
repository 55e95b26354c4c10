-- What reports read: bookings of a pitch by when they begin.
create index bookings_by_start on bookings (pitch_id, lower(during))
  where state in ('confirmed', 'cancelled') and blocked_by is null and part_of is null;
