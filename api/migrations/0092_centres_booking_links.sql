-- The link by which somebody takes over what the desk booked for them. Only a hash of it is kept; another one takes its
-- place, and it goes when the booking is over.
create table booking_links (
  booking_id uuid primary key references bookings (id) on delete cascade,
  link_hash bytea not null unique
);
