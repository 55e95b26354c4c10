-- What a centre has taken for a booking or given back. What players owe their captain stands in the ledger, apart.
create table booking_payments (
  -- made by the device: a repeat is the same payment
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  centre_id uuid not null references centres (id),
  -- the number of its receipt, counted by the centre from 1
  receipt int not null check (receipt > 0),
  -- 'payment' or 'refund'
  kind text not null check (kind in ('payment', 'refund')),
  amount int not null check (amount > 0),
  currency text not null,
  method text not null check (method in ('cash', 'transfer', 'card')),
  -- who took it, or gave it back
  by uuid not null references players (id),
  at timestamptz not null,
  unique (centre_id, receipt)
);
comment on table booking_payments is 'append-only';
create index booking_payments_of_booking on booking_payments (booking_id);
create index booking_payments_of_centre on booking_payments (centre_id, at);
create index booking_payments_by on booking_payments (by);
create trigger booking_payments_grow before update or delete on booking_payments
  for each row execute function refuse_change();
create trigger booking_payments_stay before truncate on booking_payments
  for each statement execute function refuse_change();
