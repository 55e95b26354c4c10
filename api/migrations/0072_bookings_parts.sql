-- A combined pitch is made of other pitches of its centre, which have no parts themselves.
alter table pitches add constraint pitches_in_centre unique (id, centre_id);
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

-- A booking of a combined pitch occupies each part by a row of its own, of the kind 'part', so that slot_taken guards
-- them all. Nothing refers to such a row, and it is no booking in lists, sums and records.
alter table bookings add column part_of uuid;
alter table bookings
  -- the rows of the parts are laid first: see lay_parts
  add constraint bookings_part_of foreign key (part_of) references bookings (id) on delete cascade
    deferrable initially deferred,
  drop constraint bookings_kind_check,
  add constraint bookings_kind_check check (kind in ('session', 'draft', 'challenge', 'desk', 'part')),
  add constraint bookings_parts_of_one check ((kind = 'part') = (part_of is not null));
create index bookings_parts on bookings (part_of) where part_of is not null;

-- Before a booking its parts are taken, in one order and as `on conflict do nothing` does, so that a crowd does not
-- deadlock. Where one of them is taken, nothing is inserted at all, as if it were the booking's own conflict: who inserts
-- looks whether a row came of it.
create function lay_parts() returns trigger language plpgsql as $$
declare
  part uuid;
begin
  -- whoever makes the pitch one of parts meanwhile waits for this booking, or it waits for them
  perform from pitches where id = new.pitch_id for key share;
  if not exists (select from pitch_parts where pitch_id = new.pitch_id) then
    return new;
  end if;
  -- a block that handles exceptions is dear: only combined pitches come here
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

-- What becomes of a booking becomes of its parts; one that goes elsewhere leaves them, and takes those that are there.
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

-- Who makes a pitch of parts has locked its row, and lays the rows of what is booked already.
create function part_is_whole() returns trigger language plpgsql as $$
begin
  if exists (select from pitch_parts where pitch_id = new.part_id or part_id = new.pitch_id) then
    raise exclusion_violation using message = 'a part has no parts', constraint = 'parts_of_parts';
  end if;
  return new;
end $$;
create trigger part_is_whole before insert or update on pitch_parts for each row execute function part_is_whole();

create function free_part() returns trigger language plpgsql as $$
begin
  delete from bookings where pitch_id = old.part_id
    and part_of in (select id from bookings where pitch_id = old.pitch_id);
  return null;
end $$;
create trigger free_part after delete on pitch_parts for each row execute function free_part();
