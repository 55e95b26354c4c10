-- Who comes to a centre is asked of a row for each customer and one for each booking of theirs, not of all its bookings.
-- A captain is a customer from their first booking on, with a name of their account's.
alter table customers
  -- when the first and the last that they booked begins; null where there is nothing
  add column first_booked timestamptz,
  add column last_booked timestamptz,
  add constraint customers_in_centre unique (id, centre_id);
create index customers_listed on customers (centre_id, coalesce(last_booked, created_at), coalesce(user_id, id))
  include (first_booked, created_at, not_welcome_since);
drop index customers_of_centre;
create index customers_to_forget on customers (coalesce(last_booked, created_at))
  where user_id is null and not_welcome_since is null;

-- What a booking is to its customer. Kept by triggers from the view below.
create table customer_bookings (
  booking_id uuid primary key references bookings (id) on delete cascade,
  centre_id uuid not null,
  customer_id uuid not null,
  start timestamptz not null,
  -- what came of it; one that is confirmed is a visit once it begins
  came text not null check (came in ('pending', 'confirmed', 'no-show', 'cancelled', 'cancelled-late')),
  -- in the smallest unit, less what was paid; nothing before `owed_from`
  owed int not null check (owed >= 0),
  currency text not null,
  owed_from timestamptz not null,
  foreign key (customer_id, centre_id) references customers (id, centre_id) on delete cascade
);
create index customer_bookings_of_customer on customer_bookings (customer_id, start) include (came);
create index customer_bookings_owed on customer_bookings (centre_id, customer_id) where owed > 0;
create index customer_bookings_missed on customer_bookings (centre_id, customer_id) where came = 'no-show';

-- What was booked for a customer at the desk, or by the captain of a session, who may be no customer yet.
create view customer_bookings_by_now as
select b.id as booking_id, coalesce(desk.centre_id, p.centre_id) as centre_id, coalesce(desk.id, captain.id) as customer_id,
  u.id as user_id, lower(b.during) as start,
  -- a captain cancels a session late as a customer does a booking of the desk
  case when b.kind <> 'desk' and b.state = 'cancelled' and s.reason = 'captain'
      and s.ended_at > lower(b.during) - make_interval(hours => coalesce((b.terms ->> 'freeHours')::int, 24))
      then 'cancelled-late'
    when b.let_down is not null then b.let_down
    when b.state in ('pending', 'confirmed') then b.state
    else 'cancelled' end as came,
  greatest(0, case when b.state <> 'confirmed' then b.cancel_fee
      -- what rain or a power cut ended is for the pitch to say; of what captains paid before a centre wrote anything
      -- down, nothing is known
      when s.state is distinct from 'abandoned' and (b.kind = 'desk' or lower(b.during) >= (
        select min(at) from booking_payments where centre_id = p.centre_id)) then b.price_amount
      else 0 end - (
    select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)
    from booking_payments where booking_id = b.id))::int as owed,
  b.price_currency as currency,
  case when b.state = 'confirmed' then upper(b.during) else b.created_at end as owed_from,
  b.created_at
from bookings b
  join pitches p on p.id = b.pitch_id
  left join sessions s on s.booking_id = b.id
  left join users u on b.kind <> 'desk' and u.id = coalesce(s.captain_id, b.booker_id)
  left join customers captain on captain.user_id = u.id and captain.centre_id = p.centre_id
  left join customers desk on b.kind = 'desk' and desk.id = b.customer_id
where b.part_of is null and b.blocked_by is null
  and (b.state in ('pending', 'confirmed', 'cancelled') or b.cancel_fee > 0)
  and (u.id is not null or desk.id is not null);

-- Until the end of the transaction, in one order. Whoever has it wants nothing after it but rows of customers.
create function lock_customer_bookings(centres uuid[]) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('customer bookings of ' || id, 0))
  from (select distinct unnest(centres) as id order by 1) as locked
$$;

-- The functions write with the rights of the owner: whoever books may do so from the moment these tables are there.
create function keep_customer_bookings(ids uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched uuid[];
begin
  -- whoever puts a pitch into another centre waits for this, or this for them
  perform from pitches where id in (select pitch_id from bookings where id = any (ids)) order by id for key share;
  -- of two at one centre, the second sees what the first made of it
  perform lock_customer_bookings(array(
    select centre_id from bookings b join pitches p on p.id = b.pitch_id where b.id = any (ids)
    union select centre_id from customer_bookings where booking_id = any (ids)));
  touched := array(select customer_id from customer_bookings where booking_id = any (ids));
  loop
    begin
      insert into customers (centre_id, user_id, name, created_at)
      select centre_id, user_id, '', min(created_at) from customer_bookings_by_now
      where booking_id = any (ids) and customer_id is null group by centre_id, user_id
      on conflict do nothing;
      delete from customer_bookings where booking_id = any (ids)
        and booking_id not in (select booking_id from customer_bookings_by_now where booking_id = any (ids));
      insert into customer_bookings
      select booking_id, centre_id, customer_id, start, came, owed, currency, owed_from
      from customer_bookings_by_now where booking_id = any (ids)
      on conflict (booking_id) do update set centre_id = excluded.centre_id, customer_id = excluded.customer_id,
        start = excluded.start, came = excluded.came, owed = excluded.owed, currency = excluded.currency,
        owed_from = excluded.owed_from;
      exit;
    exception when foreign_key_violation then
      -- whose account or centre has just ended is not seen the next time
    end;
  end loop;
  touched := touched || array(select customer_id from customer_bookings where booking_id = any (ids));
  update customers set first_booked = booked.first, last_booked = booked.last
  from (select distinct unnest(touched) as id) as one cross join lateral (
    select min(start) as first, max(start) as last from customer_bookings where customer_id = one.id) as booked
  where customers.id = one.id
    and (customers.first_booked, customers.last_booked) is distinct from (booked.first, booked.last);
  -- a captain who handed it on, or whom the pitch declined
  delete from customers where id = any (touched) and last_booked is null
    and user_id is not null and phone = '' and note = '' and not_welcome_since is null;
end $$;

-- Deferred: all that the transaction wants to lock, it has by then.
create function keep_customer_booking() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_customer_bookings(array[(to_jsonb(new) ->> tg_argv[0])::uuid]);
  return null;
end $$;
create constraint trigger keep_customer_booking after insert on bookings
  deferrable initially deferred for each row
  when (new.part_of is null and coalesce(new.booker_id, new.customer_id) is not null
    and new.state in ('pending', 'confirmed'))
  execute function keep_customer_booking('id');
create constraint trigger keep_changed_customer_booking
  after update of pitch_id, during, kind, state, booker_id, customer_id, price_amount, price_currency, cancel_fee, let_down
  on bookings deferrable initially deferred for each row
  when (new.part_of is null and coalesce(new.booker_id, new.customer_id) is not null
    and (old.state in ('pending', 'confirmed', 'cancelled') or new.state in ('pending', 'confirmed', 'cancelled')))
  execute function keep_customer_booking('id');
create constraint trigger keep_customer_booking after update of state, captain_id on sessions
  deferrable initially deferred for each row execute function keep_customer_booking('booking_id');

-- From its first receipt on a centre knows what captains paid.
create function keep_paid_customer_booking() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.receipt = 1 then
    -- before it is looked for what is to come: somebody may be booking it
    perform lock_customer_bookings(array[new.centre_id]);
  end if;
  perform keep_customer_bookings(array(
    select new.booking_id
    union select booked.booking_id from customers k join customer_bookings booked on booked.customer_id = k.id
    where new.receipt = 1 and k.centre_id = new.centre_id and coalesce(k.last_booked, k.created_at) >= new.at
      and booked.start >= new.at));
  return null;
end $$;
create constraint trigger keep_customer_booking after insert on booking_payments
  deferrable initially deferred for each row execute function keep_paid_customer_booking();
