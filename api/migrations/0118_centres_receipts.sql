-- The legal name of a centre, for its receipts; '' while it has none.
alter table centres add column legal_name text not null default '';

-- Names of people as they were when a row was written, apart from tables whose rows never change: a name is deleted together
-- with its account or customer.
create table log_names (
  id bigint generated always as identity primary key,
  payment_id uuid references booking_payments (id),
  -- 'by': who did it; 'about': whom it is about, for a receipt who paid
  role text not null check (role in ('by', 'about')),
  user_id uuid references users (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  name text not null,
  constraint log_names_of_one_row check (num_nonnulls(payment_id) = 1),
  check (num_nonnulls(user_id, customer_id) = 1)
);
create unique index log_names_of_payment on log_names (payment_id, role) where payment_id is not null;
create index log_names_of_user on log_names (user_id) where user_id is not null;
create index log_names_of_customer on log_names (customer_id) where customer_id is not null;
create trigger log_names_stay before update of payment_id, role, user_id, name on log_names
  for each row execute function refuse_change();

-- A receipt keeps what was true when it was written.
alter table booking_payments
  add column centre_name text,
  add column centre_address text,
  add column pitch_id uuid references pitches (id),
  add column pitch_name text,
  add column time_zone text,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- what the booking owed in all, and what was paid for it after this receipt
  add column price int,
  add column paid int,
  -- for a refund: [{ payment, receipt, amount }], the receipts it gives back
  add column refund_of jsonb,
  -- written before receipts kept these; completed by a migration, as far as it is known
  add column rebuilt boolean not null default false;

-- Which receipts of a booking a refund gives back: those of the same share of a session first, then the latest.
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

create function complete_receipt() returns trigger language plpgsql as $$
begin
  select coalesce(nullif(c.legal_name, ''), c.name), c.address, p.id, p.name, p.time_zone, lower(b.during), upper(b.during),
    case when b.state in ('pending', 'confirmed') then b.price_amount else b.cancel_fee end
  into new.centre_name, new.centre_address, new.pitch_id, new.pitch_name, new.time_zone, new.starts_at, new.ends_at, new.price
  from bookings b join pitches p on p.id = b.pitch_id join centres c on c.id = new.centre_id
  where b.id = new.booking_id;
  new.paid := coalesce((select sum(case kind when 'payment' then amount else -amount end)
    from booking_payments where booking_id = new.booking_id), 0)
    + case new.kind when 'payment' then new.amount else -new.amount end;
  if new.kind = 'refund' then
    new.refund_of := receipts_to_refund(new.booking_id, new.place_id, new.amount, 'infinity');
  end if;
  return new;
end $$;
create trigger complete_receipt before insert on booking_payments for each row execute function complete_receipt();

-- With the rights of the owner, so that a process of the version before needs none on the new table. An account that is being
-- deleted is passed over: nobody waits for it, and its name is not kept.
create function name_receipt() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  payer uuid;
  customer uuid;
begin
  select case when place.id is not null then place.player_id
      when b.kind <> 'desk' then coalesce(s.captain_id, b.booker_id) end,
    case when place.id is null and b.kind = 'desk' then b.customer_id end
  into payer, customer
  from bookings b
    left join sessions s on s.booking_id = b.id
    left join places place on place.id = new.place_id
  where b.id = new.booking_id;
  insert into log_names (payment_id, role, user_id, name)
  select new.id, 'by', u.id, p.name from users u join players p on p.id = u.id
  where u.id = new."by" for key share of u skip locked;
  insert into log_names (payment_id, role, user_id, name)
  select new.id, 'about', u.id, p.name from users u join players p on p.id = u.id
  where u.id = payer for key share of u skip locked;
  insert into log_names (payment_id, role, customer_id, name)
  select new.id, 'about', c.id, c.name from customers c where c.id = customer for key share skip locked;
  return null;
end $$;
create trigger name_receipt after insert on booking_payments for each row execute function name_receipt();
