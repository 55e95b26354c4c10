-- Receipts for payments to a centre and for refunds, with a copy of the booking's details at that time. Money owed to captains
-- is in `ledger`.
create table booking_payments (
  -- chosen by the client, so that a retry does not create a second payment
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  centre_id uuid not null references centres (id),
  -- receipt number, counted per centre from 1
  receipt int not null check (receipt > 0),
  kind text not null check (kind in ('payment', 'refund')),
  amount int not null check (amount > 0),
  currency text not null,
  method text not null check (method in ('cash', 'transfer', 'card')),
  by uuid not null references players (id),
  at timestamptz not null,
  place_id uuid references places (id),
  centre_name text,
  centre_address text,
  pitch_id uuid references pitches (id),
  pitch_name text,
  time_zone text,
  starts_at timestamptz,
  ends_at timestamptz,
  -- total owed for the booking, and total paid after this receipt
  price int,
  paid int,
  -- receipts that a refund pays back, as [{ payment, receipt, amount }]; null for a payment
  refund_of jsonb,
  -- true if reconstructed from data of v0.1.0; unknown details are null
  rebuilt boolean not null default false,
  unique (centre_id, receipt)
);
comment on table booking_payments is 'append-only';
create index booking_payments_of_booking on booking_payments (booking_id);
create index booking_payments_of_centre on booking_payments (centre_id, at);
create index booking_payments_by on booking_payments (by);
create index booking_payments_of_place on booking_payments (place_id) where place_id is not null;
create trigger booking_payments_grow before update or delete on booking_payments
  for each row execute function refuse_change();
create trigger booking_payments_stay before truncate on booking_payments
  for each statement execute function refuse_change();
create trigger notify_centre after insert on booking_payments for each row execute function notify_centre();

-- Returns the receipts that a refund pays back: first receipts for the same player's share, then the latest receipts.
create function receipts_to_refund(booking uuid, place uuid, amount int, until timestamptz) returns jsonb language plpgsql as $$
declare
  one record;
  part int;
  parts jsonb := '[]';
begin
  for one in
    select p.id, p.receipt, p.amount - coalesce((
      select sum((given ->> 'amount')::int) from booking_payments r cross join jsonb_array_elements(r.refund_of) as given
      where r.booking_id = booking and (given ->> 'payment')::uuid = p.id), 0)::int as left
    from booking_payments p where p.booking_id = booking and p.kind = 'payment' and p.at <= until
    order by p.place_id is not distinct from place desc, p.at desc, p.receipt desc
  loop
    part := least(one.left, amount);
    continue when part <= 0;
    parts := parts || jsonb_build_object('payment', one.id, 'receipt', one.receipt, 'amount', part);
    amount := amount - part;
  end loop;
  return parts;
end $$;

-- Creates receipts for shares that pitches confirmed in v0.1.0. If the booking was moved later, its pitch, start and price at
-- the time of payment are unknown.
insert into booking_payments (id, booking_id, centre_id, receipt, kind, amount, currency, method, by, at, place_id, centre_name,
  centre_address, time_zone, pitch_id, pitch_name, starts_at, ends_at, price, paid, rebuilt)
select gen_random_uuid(), b.id, c.id, row_number() over (partition by c.id order by last.at, balances.place_id), 'payment',
  balances.received, b.price_currency, coalesce(balances.method, 'cash'), last.by, last.at, balances.place_id, c.name, c.address,
  p.time_zone, known.pitch_id, known.pitch_name, known.starts_at, known.ends_at, known.price,
  sum(balances.received) over (partition by b.id order by last.at, balances.place_id), true
from balances
  join sessions s on s.id = balances.session_id
  join bookings b on b.id = s.booking_id
  join pitches p on p.id = b.pitch_id
  join centres c on c.id = p.centre_id
  cross join lateral (
    select by, at from ledger
    where session_id = balances.session_id and place_id = balances.place_id and to_account = 'received'
    order by id desc limit 1) as last
  left join lateral (
    select p.id as pitch_id, p.name as pitch_name, lower(b.during) as starts_at, upper(b.during) as ends_at,
      case when b.state in ('pending', 'confirmed')
          or last.at < (select max(at) from booking_changes where booking_id = b.id and state = 'cancelled')
        then b.price_amount else 0 end as price
    where not exists (select from booking_changes where booking_id = b.id and state = 'moved' and at > last.at)) as known on true
where balances.received > 0;
