-- The actions that change a booking, its session or its payments update its customer, once in a transaction. What a process of
-- the version before writes until it ends is repaired by the sweep `customers`.
drop trigger keep_customer_booking on bookings;
drop trigger keep_changed_customer_booking on bookings;
drop trigger keep_customer_booking on sessions;
drop trigger keep_customer_booking on booking_payments;
drop function keep_customer_booking();
drop function keep_paid_customer_booking();

-- Copies these bookings from the view. A transaction calls it last: it waits for others at the same centre.
create or replace function keep_customer_bookings(ids uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched uuid[];
  emptied uuid[];
begin
  -- whoever moves a pitch to another centre waits for this, or this for them; of two at one centre, the second sees what the
  -- first wrote
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
      -- the next time an account or a customer that has just been deleted is not seen
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
  -- a captain who handed the session on, or whom the pitch declined
  if emptied is not null then
    delete from customers where id = any (emptied) and last_booked is null
      and user_id is not null and phone = '' and note = '' and not_welcome_since is null;
  end if;
end $$;
