-- A combined pitch consists of other pitches of its centre, which have no parts themselves.
create table pitch_parts (
  pitch_id uuid not null,
  part_id uuid not null,
  centre_id uuid not null,
  primary key (pitch_id, part_id),
  foreign key (pitch_id, centre_id) references pitches (id, centre_id),
  foreign key (part_id, centre_id) references pitches (id, centre_id),
  check (pitch_id <> part_id)
);
create index pitch_parts_of on pitch_parts (part_id);

-- Rejects combined pitches as parts. Callers must lock the row of the combined pitch before they insert a part.
create function part_is_whole() returns trigger language plpgsql as $$
begin
  if exists (select from pitch_parts where pitch_id = new.part_id or part_id = new.pitch_id) then
    raise exclusion_violation using message = 'a part has no parts', constraint = 'parts_of_parts';
  end if;
  return new;
end $$;
create trigger part_is_whole before insert or update on pitch_parts for each row execute function part_is_whole();

create function hours_of_parts(combined uuid) returns jsonb language sql stable as $$
  select jsonb_agg(part.opening_hours order by part.id)
  from pitch_parts join pitches part on part.id = part_id
  where pitch_id = combined
$$;

create function are_parts_listed(combined uuid) returns boolean language sql stable as $$
  select coalesce(bool_and(part.listed), true)
  from pitch_parts join pitches part on part.id = part_id
  where pitch_id = combined
$$;

alter table bookings
  -- A booking of a combined pitch has a row of kind 'part' for each part, so that slot_taken covers all parts.
  -- No other table refers to 'part' rows, and lists, sums and logs exclude these rows.
  add column part_of uuid,
  -- the cancellation policy at the time of booking
  add column terms jsonb,
  -- fee that the booker owes the centre for cancelling
  add column cancel_fee int not null default 0 check (cancel_fee >= 0),
  add column customer_id uuid references customers (id) on delete set null,
  -- the same for all bookings that the desk made together
  add column series_id uuid,
  add column let_down text check (let_down in ('no-show', 'cancelled-late')),
  add column closure_id uuid references centre_closures (id) on delete set null,
  -- deferred because lay_parts inserts the parts before their booking
  add constraint bookings_part_of foreign key (part_of) references bookings (id) on delete cascade
    deferrable initially deferred,
  drop constraint bookings_kind_check,
  -- 'draft': held for a challenge that has not been sent yet
  add constraint bookings_kind_check check (kind in ('session', 'draft', 'challenge', 'desk', 'part')),
  add constraint bookings_parts_of_one check ((kind = 'part') = (part_of is not null));
create index bookings_parts on bookings (part_of) where part_of is not null;
create index bookings_of_customer on bookings (customer_id) where customer_id is not null;
create index bookings_of_series on bookings (series_id) where series_id is not null;
create index bookings_of_closure on bookings (closure_id) where closure_id is not null;
-- finds ended holds to delete; a challenge keeps its holds
create index bookings_to_forget on bookings (created_at) where state in ('expired', 'released') and kind <> 'challenge';
create index bookings_by_start on bookings (pitch_id, lower(during))
  where state in ('confirmed', 'cancelled') and blocked_by is null and part_of is null;

-- Inserts rows for the parts before their booking, in a fixed order and with `on conflict do nothing`, so that concurrent
-- requests do not deadlock. If a part is taken, the booking is not inserted and no error is raised, so callers must check that
-- a row was returned.
create function lay_parts() returns trigger language plpgsql as $$
declare
  part uuid;
begin
  -- waits for concurrent changes to the parts of the pitch
  perform from pitches where id = new.pitch_id for key share;
  if not exists (select from pitch_parts where pitch_id = new.pitch_id) then
    return new;
  end if;
  -- bookings of pitches without parts have already returned above, because exception handlers are expensive
  begin
    for part in select part_id from pitch_parts where pitch_id = new.pitch_id order by part_id loop
      insert into bookings (pitch_id, during, kind, part_of, state, expires_at, authorize_by, price_currency, created_at)
      values (part, new.during, 'part', new.id, new.state, new.expires_at, new.authorize_by, new.price_currency,
        new.created_at)
      on conflict do nothing;
      if not found then
        raise exclusion_violation;
      end if;
    end loop;
  exception when exclusion_violation then
    return null;
  end;
  return new;
end $$;
create trigger lay_parts before insert on bookings for each row
  when (new.part_of is null and new.state in ('held', 'pending', 'confirmed', 'blocked')) execute function lay_parts();

-- Copies a booking's changes to the rows of its parts. A moved booking gets rows for the parts of its new pitch.
create function carry_parts() returns trigger language plpgsql as $$
begin
  if (new.pitch_id, new.during) is not distinct from (old.pitch_id, old.during) then
    update bookings set state = new.state, expires_at = new.expires_at, authorize_by = new.authorize_by
    where part_of = new.id
      and (state, expires_at, authorize_by) is distinct from (new.state, new.expires_at, new.authorize_by);
    return null;
  end if;
  delete from bookings where part_of = new.id;
  perform from pitches where id = new.pitch_id for key share;
  insert into bookings (pitch_id, during, kind, part_of, state, expires_at, authorize_by, price_currency, created_at)
  select part_id, new.during, 'part', new.id, new.state, new.expires_at, new.authorize_by, new.price_currency,
    new.created_at
  from pitch_parts where pitch_id = new.pitch_id order by part_id;
  return null;
end $$;
create trigger carry_parts after update of pitch_id, during, state, expires_at, authorize_by on bookings for each row
  when (new.part_of is null) execute function carry_parts();

create function notify_centre_of_booking() returns trigger language plpgsql as $$
begin
  perform tell_news(array_agg('centre:' || centre_id)) from pitches where id in (new.pitch_id, old.pitch_id);
  return null;
end $$;
create trigger notify_centre after insert or update on bookings for each row
  when (new.kind <> 'part') execute function notify_centre_of_booking();
