-- What a pitch confirmed of a place of a session is money of its booking too, with a receipt: whose place it was for.
alter table booking_payments add column place_id uuid references places (id);
create index booking_payments_of_place on booking_payments (place_id) where place_id is not null;

-- What was confirmed before gets its receipts now; where the desk wrote down the money of a booking, that stands.
insert into booking_payments (id, booking_id, centre_id, receipt, kind, amount, currency, method, by, at, place_id)
select gen_random_uuid(), b.id, p.centre_id,
  coalesce((select max(receipt) from booking_payments where centre_id = p.centre_id), 0)
    + row_number() over (partition by p.centre_id order by last.at, balances.place_id),
  'payment', balances.received, b.price_currency, coalesce(balances.method, 'cash'), last.by, last.at, balances.place_id
from balances
  join sessions s on s.id = balances.session_id
  join bookings b on b.id = s.booking_id
  join pitches p on p.id = b.pitch_id
  cross join lateral (
    select by, at from ledger
    where session_id = balances.session_id and place_id = balances.place_id and to_account = 'received'
    order by id desc limit 1) as last
where balances.received > 0 and not exists (select from booking_payments where booking_id = b.id);
