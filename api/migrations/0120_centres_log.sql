-- What was done at a centre, as it was then: a line is written with the change and never joined to what came of it later.
create table centre_log (
  id bigint generated always as identity primary key,
  centre_id uuid not null references centres (id) on delete cascade,
  at timestamptz not null,
  -- null: staff of i-one
  by uuid references players (id),
  act text not null,
  -- bookings that were changed together are one line, with the pitch and start of the first
  count int not null default 1,
  batch text,
  booking_id uuid references bookings (id) on delete set null,
  -- a receipt never changes either: amount, payer, pitch and time are read from it
  payment_id uuid references booking_payments (id),
  -- a tournament, or why hours are closed; people are in log_names
  about text,
  pitch text,
  starts_at timestamptz,
  from_pitch text,
  moved_from timestamptz,
  -- the fee of a late cancellation
  amount int,
  currency text,
  role text,
  day date,
  people int,
  -- settings: [{ what, from, to }]
  changes jsonb,
  -- written before there was this log; put together by a migration, as far as it is known
  rebuilt boolean not null default false,
  -- the row of which it was written, so that no row has two
  source text unique
);
create index centre_log_of_centre on centre_log (centre_id, at desc, id desc);
create index centre_log_by on centre_log (by) where by is not null;
create index centre_log_of_booking on centre_log (booking_id) where booking_id is not null;
create index centre_log_of_payment on centre_log (payment_id) where payment_id is not null;
create index centre_log_by_age on centre_log (at);
create unique index centre_log_batches on centre_log (centre_id, at, act, batch) where batch is not null;

alter table log_names
  add column line_id bigint references centre_log (id) on delete cascade,
  -- of audit_log, whose rows stay
  add column staff_act_id bigint,
  add column report_id uuid references reports (id) on delete cascade,
  drop constraint log_names_of_one_row,
  add constraint log_names_of_one_row check (num_nonnulls(payment_id, line_id, staff_act_id, report_id) = 1);
create unique index log_names_of_line on log_names (line_id, role) where line_id is not null;
create unique index log_names_of_staff_act on log_names (staff_act_id, role) where staff_act_id is not null;
create unique index log_names_of_report on log_names (report_id, role) where report_id is not null;

-- Which pitch a booking was moved from; null for a move of before.
alter table booking_changes add column moved_from_pitch uuid references pitches (id);

-- These functions write with the rights of the owner: the app that is still running when the tables come needs none. An account
-- that is being deleted is passed over, so that nobody waits for it.
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

-- Whether a user acts for a centre, as its owner or on its staff.
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
  -- what users do as captains is theirs, except that they take over a booking of the desk
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

-- After name_receipt, by the order of names.
create function note_payment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line bigint;
begin
  insert into centre_log (centre_id, at, by, act, booking_id, payment_id, source)
  values (new.centre_id, new.at, new."by", case new.kind when 'payment' then 'took' else 'gave-back' end, new.booking_id, new.id,
    'payment ' || new.id)
  returning id into line;
  insert into log_names (line_id, role, user_id, customer_id, name)
  select line, role, user_id, customer_id, name from log_names where payment_id = new.id;
  return null;
end $$;
create trigger note_payment after insert on booking_payments for each row execute function note_payment();

create function log_message() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line bigint;
begin
  insert into centre_log (centre_id, at, by, act, pitch, day, people, source)
  values (new.centre_id, new.at, new."by", 'wrote', (select name from pitches where id = new.pitch_id), new.day, new.people,
    'message ' || new.id)
  returning id into line;
  perform name_in_line(line, 'by', new."by", null);
  return null;
end $$;
create trigger log_message after insert on centre_messages for each row execute function log_message();

create function log_role() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line bigint;
begin
  insert into centre_log (centre_id, at, by, act, role, source)
  values (new.centre_id, new.at, new."by",
    case when new.role is null then 'removed' when new."by" = new.player_id then 'came' else 'role-changed' end, new.role,
    'role ' || new.id)
  returning id into line;
  perform name_in_line(line, 'by', new."by", null), name_in_line(line, 'about', new.player_id, null);
  return null;
end $$;
create trigger log_role after insert on centre_staff_changes for each row execute function log_role();

-- A booking of the desk that a captain has taken over by its link; the row goes when the desk takes it back.
create table take_overs (
  booking_id uuid primary key references bookings (id) on delete cascade,
  at timestamptz not null,
  -- the customer, and what was known of the account, before they became one; null where they did not
  joined jsonb
);

-- What a staff act was about, as it was called then; an account is in log_names.
alter table audit_log add column subject_name text;
create function name_staff_subject() returns trigger language plpgsql as $$
begin
  new.subject_name := case new.subject_kind
    when 'pitch' then (select name from pitches where id = new.subject_id)
    when 'centre' then (select name from centres where id = new.subject_id)
    when 'team' then (select name from teams where id = new.subject_id)
    when 'tournament' then (select name from tournaments where id = new.subject_id)
    when 'session' then (select p.name from sessions s join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id
      where s.id = new.subject_id)
    when 'match' then (select team_one_name || ' v ' || team_two_name from matches where id = new.subject_id) end;
  return new;
end $$;
create trigger name_staff_subject before insert on audit_log for each row execute function name_staff_subject();

create function name_staff_act() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into log_names (staff_act_id, role, user_id, name)
  select new.id, named.role, u.id, p.name
  from (values ('by', new."by"), ('about', case new.subject_kind when 'account' then new.subject_id end)) as named (role, person)
    join users u on u.id = named.person join players p on p.id = u.id
  for key share of u skip locked;
  return null;
end $$;
create trigger name_staff_act after insert on audit_log for each row execute function name_staff_act();

-- A report keeps the name that it is about: it may be another one before staff read it.
alter table reports add column name text;
create function name_report() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from log_names where report_id = new.id;
  insert into log_names (report_id, role, user_id, name)
  select new.id, 'about', u.id, p.name from users u join players p on p.id = u.id
  where u.id = new.subject_id and new.kind not in ('pitch', 'team') for key share of u skip locked;
  return null;
end $$;
create trigger name_report after insert or update of at on reports for each row execute function name_report();
