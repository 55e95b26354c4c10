-- Log of actions at a centre. Each entry is written in the transaction of its change, with a copy of the details at that time.
create table centre_log (
  id bigint generated always as identity primary key,
  centre_id uuid not null references centres (id) on delete cascade,
  at timestamptz not null,
  -- null if i-one's staff acted
  by uuid references players (id),
  act text not null,
  -- number of bookings in this change; pitch and start are those of the first booking
  count int not null default 1,
  batch text,
  booking_id uuid references bookings (id) on delete set null,
  -- receipts never change, so amount, payer, pitch and time are read from the receipt instead of copied
  payment_id uuid references booking_payments (id),
  -- name of a tournament or reason of a closure; names of people are in log_names
  about text,
  pitch text,
  starts_at timestamptz,
  from_pitch text,
  moved_from timestamptz,
  amount int,
  currency text,
  role text,
  day date,
  people int,
  -- changed settings, as [{ what, from, to }]
  changes jsonb,
  -- true if reconstructed from data of v0.1.0; unknown details are null
  rebuilt boolean not null default false,
  -- kind and id of the row that this entry records; unique, so that each row is logged once
  source text unique
);
create index centre_log_of_centre on centre_log (centre_id, at desc, id desc);
create index centre_log_by on centre_log (by) where by is not null;
create index centre_log_of_booking on centre_log (booking_id) where booking_id is not null;
create index centre_log_of_payment on centre_log (payment_id) where payment_id is not null;
create index centre_log_by_age on centre_log (at);
create unique index centre_log_batches on centre_log (centre_id, at, act, batch) where batch is not null;

-- Names of people at the time when a row of an append-only table was written. A name is deleted together with the account,
-- customer or guest.
create table log_names (
  id bigint generated always as identity primary key,
  payment_id uuid references booking_payments (id),
  -- 'by': the person who acted; 'about': the person affected, or the payer of a receipt
  role text not null check (role in ('by', 'about')),
  user_id uuid references users (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  name text not null,
  line_id bigint references centre_log (id) on delete cascade,
  staff_act_id bigint,
  report_id uuid references reports (id) on delete cascade,
  -- null after the guest is claimed, when user_id is set instead
  guest_id uuid references players (id) on delete cascade,
  constraint log_names_of_one_row check (num_nonnulls(payment_id, line_id, staff_act_id, report_id) = 1),
  constraint log_names_of_one_person check (num_nonnulls(user_id, customer_id, guest_id) = 1)
);
create unique index log_names_of_payment on log_names (payment_id, role) where payment_id is not null;
create unique index log_names_of_line on log_names (line_id, role) where line_id is not null;
create unique index log_names_of_staff_act on log_names (staff_act_id, role) where staff_act_id is not null;
create unique index log_names_of_report on log_names (report_id, role) where report_id is not null;
create index log_names_of_user on log_names (user_id) where user_id is not null;
create index log_names_of_customer on log_names (customer_id) where customer_id is not null;
create index log_names_of_guest on log_names (guest_id) where guest_id is not null;
create trigger log_names_stay before update on log_names for each row
  when ((old.payment_id, old.role, old.name) is distinct from (new.payment_id, new.role, new.name)
    or old.guest_id is null and old.user_id is distinct from new.user_id)
  execute function refuse_change();

-- Security definer, so that the app of v0.1.0 needs no rights on the new tables. `skip locked` skips accounts that are being
-- deleted.
create function name_in_line(line bigint, as_role text, person uuid, customer uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into log_names (line_id, role, user_id, name)
  select line, as_role, u.id, p.name from users u join players p on p.id = u.id
  where u.id = person for key share of u skip locked;
  insert into log_names (line_id, role, customer_id, name)
  select line, as_role, c.id, c.name from customers c
  where c.id = customer and person is null for key share skip locked;
end $$;

-- Returns whether a user is the owner of a centre or on its staff.
create function works_at(centre uuid, person uuid) returns boolean language sql stable as $$
  select exists (select from centres where id = centre and owner_id = person)
    or exists (select from centre_staff where centre_id = centre and user_id = person)
$$;

create function log_booking_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  b record;
  act_done text;
  actor uuid := new."by";
  tournament text;
  line bigint;
begin
  select one.*, p.name as pitch, p.centre_id, s.captain_id into b
  from bookings one join pitches p on p.id = one.pitch_id left join sessions s on s.booking_id = one.id
  where one.id = new.booking_id and one.part_of is null;
  -- a booker's or captain's own actions are not logged, except taking over a desk booking
  if not found or new.state <> 'taken-over' and (actor = b.booker_id or actor = b.captain_id) is true then
    return null;
  end if;
  act_done := case new.state
    when 'blocked' then 'closed'
    when 'released' then case when b.blocked_by is not null then 'opened' end
    when 'confirmed' then case
      when exists (select from booking_changes where booking_id = b.id and state = 'cancelled' and id < new.id) then 'put-back'
      when exists (select from booking_changes where booking_id = b.id and id < new.id) then 'authorized'
      else 'booked' end
    else new.state end;
  if act_done is null then
    return null;
  end if;
  if act_done <> 'taken-over' and not works_at(b.centre_id, actor) then
    if not exists (select from users where id = actor and is_admin) then
      return null;
    end if;
    actor := null;
  end if;
  select t.name into tournament
  from tournament_matches m join tournaments t on t.id = m.tournament_id where m.booking_id = b.id limit 1;
  insert into centre_log (centre_id, at, by, act, batch, booking_id, about, pitch, starts_at, from_pitch, moved_from,
    amount, currency, source)
  values (b.centre_id, new.at, actor, act_done,
    case when b.series_id is not null then 'series ' || b.series_id when b.blocked_by is not null then 'closure' end,
    b.id, case when b.blocked_by is not null then b.reason else tournament end, b.pitch, lower(b.during),
    (select name from pitches where id = new.moved_from_pitch), new.moved_from,
    case when act_done = 'cancelled' and b.cancel_fee > 0 then b.cancel_fee end,
    case when act_done = 'cancelled' and b.cancel_fee > 0 then b.price_currency end, 'booking ' || new.id)
  on conflict (centre_id, at, act, batch) where batch is not null do update set
    count = centre_log.count + 1,
    pitch = case when (excluded.starts_at, excluded.pitch) < (centre_log.starts_at, centre_log.pitch)
      then excluded.pitch else centre_log.pitch end,
    starts_at = least(centre_log.starts_at, excluded.starts_at),
    amount = case when excluded.amount is null then centre_log.amount else coalesce(centre_log.amount, 0) + excluded.amount end,
    currency = coalesce(centre_log.currency, excluded.currency)
  returning case when count = 1 then id end into line;
  if line is null then
    return null;
  end if;
  perform name_in_line(line, 'by', actor, null);
  if b.blocked_by is null and tournament is null then
    if b.kind = 'desk' or act_done = 'taken-over' then
      perform name_in_line(line, 'about', null, b.customer_id);
    else
      perform name_in_line(line, 'about', coalesce(b.captain_id, b.booker_id), null);
    end if;
  end if;
  return null;
end $$;
create trigger log_booking_change after insert on booking_changes for each row
  when (new."by" is not null and new.state in ('blocked', 'released', 'confirmed', 'declined', 'cancelled', 'moved', 'no-show',
    'no-show-undone', 'taken-over', 'taken-back'))
  execute function log_booking_change();

-- Desk bookings that a captain has taken over by a link. A row is deleted when the desk takes the booking back.
create table take_overs (
  booking_id uuid primary key references bookings (id) on delete cascade,
  at timestamptz not null,
  -- data of the customer and the account before they were merged; null if they were not merged
  joined jsonb
);

-- Links for taking over a desk booking, stored as hashes. A link is deleted when the booking is over.
create table booking_links (
  booking_id uuid primary key references bookings (id) on delete cascade,
  link_hash bytea not null unique
);
