-- Copy of the view customer_bookings_by_now, so that the customer list reads few rows. Actions that change a booking, its
-- session or its payments update the copy. The sweep `customers` updates the copy after writes by processes of v0.1.0.
create table customer_bookings (
  booking_id uuid primary key references bookings (id) on delete cascade,
  centre_id uuid not null,
  customer_id uuid not null,
  start timestamptz not null,
  -- a confirmed booking counts as a visit once it has begun
  came text not null check (came in ('pending', 'confirmed', 'no-show', 'cancelled', 'cancelled-late')),
  -- amount still unpaid, in the currency's smallest unit; due from `owed_from`
  owed int not null check (owed >= 0),
  currency text not null,
  owed_from timestamptz not null,
  foreign key (customer_id, centre_id) references customers (id, centre_id) on delete cascade
);
create index customer_bookings_of_customer on customer_bookings (customer_id, start) include (came);
create index customer_bookings_owed on customer_bookings (centre_id, customer_id) where owed > 0;
create index customer_bookings_missed on customer_bookings (centre_id, customer_id) where came = 'no-show';

-- Bookings with their customer: the desk's customer, or the session's captain, whose customer_id is null before the first
-- booking at the centre.
create view customer_bookings_by_now as
select b.id as booking_id, coalesce(desk.centre_id, p.centre_id) as centre_id, coalesce(desk.id, captain.id) as customer_id,
  u.id as user_id, lower(b.during) as start,
  -- a captain's late cancellation counts like a late cancellation of a desk booking
  case when b.kind <> 'desk' and b.state = 'cancelled' and s.reason = 'captain'
      and s.ended_at > lower(b.during) - make_interval(hours => coalesce((b.terms ->> 'freeHours')::int, 24))
      then 'cancelled-late'
    when b.let_down is not null then b.let_down
    when b.state in ('pending', 'confirmed') then b.state
    else 'cancelled' end as came,
  greatest(0, case when b.state <> 'confirmed' then b.cancel_fee
      -- an abandoned session owes nothing until the pitch decides, and payments before a centre's first receipt are unknown
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

create function lock_customer_bookings(centres uuid[]) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('customer bookings of ' || id, 0))
  from (select distinct unnest(centres) as id order by 1) as locked
$$;

-- Copies bookings from the view. Call it last in a transaction, because it waits for other transactions at the same centre.
create function keep_customer_bookings(ids uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched uuid[];
  emptied uuid[];
begin
  -- waits for earlier calls for the same centre, and for moves of pitches between centres, so that their changes are visible
  perform pg_advisory_xact_lock(hashtextextended('customer bookings of ' || centre_id, 0))
  from (
    with pitch as (
      select centre_id from pitches where id in (select pitch_id from bookings where id = any (ids)) order by id for key share
    )
    select centre_id from pitch
    union select centre_id from customer_bookings where booking_id = any (ids)
    order by 1) as centre;
  loop
    begin
      with booked as materialized (
        select booking_id, centre_id, customer_id, user_id, start, came, owed, currency, owed_from, created_at
        from customer_bookings_by_now where booking_id = any (ids)
      ), before as (
        select booking_id, customer_id from customer_bookings where booking_id = any (ids)
      ), created as (
        insert into customers (centre_id, user_id, name, created_at)
        select centre_id, user_id, '', min(created_at) from booked where customer_id is null group by centre_id, user_id
        on conflict (user_id, centre_id) where user_id is not null do update set user_id = excluded.user_id
        returning id, centre_id, user_id
      ), deleted as (
        delete from customer_bookings
        where booking_id in (select booking_id from before) and booking_id not in (select booking_id from booked)
      ), saved as (
        insert into customer_bookings as was
        select booking_id, centre_id, coalesce(customer_id, created.id), start, came, owed, currency, owed_from
        from booked left join created using (centre_id, user_id)
        on conflict (booking_id) do update set centre_id = excluded.centre_id, customer_id = excluded.customer_id,
          start = excluded.start, came = excluded.came, owed = excluded.owed, currency = excluded.currency,
          owed_from = excluded.owed_from
        where (was.centre_id, was.customer_id, was.start, was.came, was.owed, was.currency, was.owed_from) is distinct from
          (excluded.centre_id, excluded.customer_id, excluded.start, excluded.came, excluded.owed, excluded.currency,
            excluded.owed_from)
        returning customer_id
      )
      select array_agg(customer_id) into touched
      from (select customer_id from before union select customer_id from saved) as one;
      exit;
    exception when foreign_key_violation then
      -- a concurrent transaction deleted an account or customer, which the next attempt no longer reads
    end;
  end loop;
  with updated as (
    update customers set first_booked = booked.first, last_booked = booked.last
    from unnest(touched) as one (id) cross join lateral (
      select min(start) as first, max(start) as last from customer_bookings where customer_id = one.id) as booked
    where customers.id = one.id
      and (customers.first_booked, customers.last_booked) is distinct from (booked.first, booked.last)
    returning customers.id, last_booked
  )
  select array_agg(id) into emptied from updated where last_booked is null;
  -- deletes customers without bookings, such as captains who handed over their only session, or whose only request was declined
  if emptied is not null then
    delete from customers where id = any (emptied) and last_booked is null
      and user_id is not null and phone = '' and note = '' and not_welcome_since is null;
  end if;
end $$;

insert into customers (centre_id, user_id, name, created_at)
select centre_id, user_id, '', min(created_at) from customer_bookings_by_now
where customer_id is null group by centre_id, user_id
on conflict do nothing;
insert into customer_bookings
select booking_id, centre_id, customer_id, start, came, owed, currency, owed_from
from customer_bookings_by_now where customer_id is not null
on conflict do nothing;
update customers set first_booked = booked.first, last_booked = booked.last
from (select customer_id, min(start) as first, max(start) as last from customer_bookings group by customer_id) as booked
where customers.id = booked.customer_id;
