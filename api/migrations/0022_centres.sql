-- A centre is one or more pitches at one address with one owner.
create table centres (
  id uuid primary key default gen_random_uuid(),
  code text not null unique default left(replace(gen_random_uuid()::text, '-', ''), 16),
  owner_id uuid references users (id) on delete set null,
  name text not null,
  address text not null,
  lng double precision not null check (lng between -180 and 180),
  lat double precision not null check (lat between -90 and 90),
  time_zone text not null,
  phone text not null default '',
  house_rules text not null default '',
  -- format as in pitches; applies to pitches that follow the centre's hours
  opening_hours jsonb not null,
  -- incremented by each change, to detect concurrent edits
  revision int not null default 1,
  created_at timestamptz not null,
  -- cancellation policy: { freeHours, laterShare, deposit }; null if cancelling is free
  terms jsonb,
  -- business name on receipts; '' if there is none
  legal_name text not null default '',
  unique (id, owner_id)
);
create index centres_of_owner on centres (owner_id);

alter table pitches
  add column centre_id uuid not null default gen_random_uuid(),
  -- true if the pitch follows the opening hours of its centre
  add column hours_of_centre boolean not null default false,
  -- price lists: { lists: [{ from, week: [{ days, open, close, amount }] }], holidays: [{ name, date, yearly, by, value }] };
  -- null if every slot costs the base price. Only the server's TypeScript evaluates price lists, never SQL.
  add column prices jsonb,
  -- unused: the cancellation policy is read from the centre
  add column terms jsonb,
  -- copy of the opening hours of a combined pitch's parts, which saves slot queries a join; null if the pitch has no parts
  add column part_hours jsonb,
  -- false if a part is hidden, which hides the combined pitch from visitors but not from the desk
  add column parts_listed boolean not null default true,
  add constraint pitches_in_centre unique (id, centre_id);

insert into centres (id, owner_id, name, address, lng, lat, time_zone, phone, opening_hours, created_at)
select centre_id, owner_id, name, address, lng, lat, time_zone, phone, opening_hours, created_at from pitches;

-- Creates a centre for a pitch that is inserted without a centre.
create function stand_alone() returns trigger language plpgsql as $$
begin
  insert into centres (id, owner_id, name, address, lng, lat, time_zone, phone, opening_hours, created_at)
  values (new.centre_id, new.owner_id, new.name, new.address, new.lng, new.lat, new.time_zone, new.phone,
    new.opening_hours, new.created_at)
  on conflict (id) do nothing;
  return new;
end $$;
create trigger stand_alone before insert on pitches for each row execute function stand_alone();

alter table pitches
  -- covers pitches without an owner, because the next constraint does not check rows with a null owner_id
  add foreign key (centre_id) references centres (id),
  add constraint pitches_owner_of_centre foreign key (centre_id, owner_id)
    references centres (id, owner_id) on update cascade;
create index pitches_of_centre on pitches (centre_id, owner_id);

-- Copies a centre's address, time zone, phone and opening hours to its pitches; place_of_pitch copies the other way.
create function spread_place() returns trigger language plpgsql as $$
begin
  update pitches set address = new.address, lng = new.lng, lat = new.lat, time_zone = new.time_zone, phone = new.phone,
    revision = revision + 1
  where centre_id = new.id
    and (address, lng, lat, time_zone, phone) is distinct from (new.address, new.lng, new.lat, new.time_zone, new.phone);
  update pitches set opening_hours = new.opening_hours, revision = revision + 1
  where centre_id = new.id and hours_of_centre and opening_hours is distinct from new.opening_hours;
  return null;
end $$;
create trigger spread_place after update of address, lng, lat, time_zone, phone, opening_hours on centres
  for each row execute function spread_place();

-- Copies a pitch's address, time zone and phone to its centre, and also name and hours if it is the centre's only pitch.
create function place_of_pitch() returns trigger language plpgsql as $$
begin
  update centres set address = new.address, lng = new.lng, lat = new.lat, time_zone = new.time_zone, phone = new.phone,
    revision = revision + 1
  where id = new.centre_id
    and (address, lng, lat, time_zone, phone) is distinct from (new.address, new.lng, new.lat, new.time_zone, new.phone);
  update centres set name = new.name, opening_hours = new.opening_hours
  where id = new.centre_id and (name, opening_hours) is distinct from (new.name, new.opening_hours)
    and not exists (select from pitches where centre_id = new.centre_id and id <> new.id);
  return null;
end $$;
create trigger place_of_pitch after update of name, address, lng, lat, time_zone, phone, opening_hours on pitches
  for each row execute function place_of_pitch();

create function take_place() returns trigger language plpgsql as $$
begin
  select address, lng, lat, time_zone, phone
    into new.address, new.lng, new.lat, new.time_zone, new.phone
  from centres where id = new.centre_id;
  return new;
end $$;
create trigger take_place before update of centre_id on pitches
  for each row when (new.centre_id is distinct from old.centre_id) execute function take_place();

create function notify_centre() returns trigger language plpgsql as $$
begin
  perform tell_news(array['centre:' || new.centre_id]);
  return null;
end $$;
create trigger notify_centre after update of name, opening_hours, slot_minutes, price_amount, prices, centre_id on pitches
  for each row execute function notify_centre();
create trigger notify_centre_of_parts after update of part_hours on pitches for each row execute function notify_centre();

create table centre_staff (
  centre_id uuid not null references centres (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('manager', 'desk', 'viewer')),
  since timestamptz not null,
  primary key (centre_id, user_id)
);
create index centre_staff_of_user on centre_staff (user_id);

-- History of staff roles; `role` is null if the user was removed from the staff.
create table centre_staff_changes (
  id bigint generated always as identity primary key,
  centre_id uuid not null references centres (id) on delete cascade,
  player_id uuid not null references players (id),
  role text check (role in ('manager', 'desk', 'viewer')),
  by uuid not null references players (id),
  at timestamptz not null
);
create index centre_staff_changes_of_centre on centre_staff_changes (centre_id, at);
create index centre_staff_changes_of_player on centre_staff_changes (player_id);
create index centre_staff_changes_by on centre_staff_changes (by);

-- Links that invite users to a centre's staff, stored as hashes and deleted when used.
create table centre_invitations (
  id uuid primary key default gen_random_uuid(),
  centre_id uuid not null references centres (id) on delete cascade,
  role text not null check (role in ('manager', 'desk', 'viewer')),
  link_hash bytea not null unique,
  expires_at timestamptz not null
);
create index centre_invitations_of_centre on centre_invitations (centre_id);

-- Closures of one or more pitches, once or yearly. Rows in bookings block the closure's slots for the coming year.
create table centre_closures (
  id uuid primary key default gen_random_uuid(),
  centre_id uuid not null references centres (id) on delete cascade,
  reason text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- { open, close }: closed from `open` on the first day until `close` on the last day; null for whole days
  hours jsonb,
  yearly boolean not null,
  -- ids of pitches; pitches that have left the centre are ignored
  pitches uuid[] not null,
  -- when to create the bookings of the next year; null if there are none to create
  due timestamptz
);
create index centre_closures_of_centre on centre_closures (centre_id);
create index centre_closures_due on centre_closures (due) where due is not null;

create table centre_messages (
  id uuid primary key default gen_random_uuid(),
  centre_id uuid not null references centres (id) on delete cascade,
  pitch_id uuid references pitches (id),
  day date not null,
  words text not null,
  by uuid not null references players (id),
  people int not null check (people > 0),
  at timestamptz not null
);
create index centre_messages_of_centre on centre_messages (centre_id, at);
create index centre_messages_by on centre_messages (by);
create index centre_messages_of_pitch on centre_messages (pitch_id) where pitch_id is not null;

-- The secret calendar address of each staff member, stored as a hash.
create table centre_feeds (
  centre_id uuid not null references centres (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null unique,
  since timestamptz not null,
  primary key (centre_id, user_id)
);
create index centre_feeds_of_user on centre_feeds (user_id);

-- Customers of a centre, with or without an account.
create table customers (
  id uuid primary key default gen_random_uuid(),
  centre_id uuid not null references centres (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  -- '' for a captain, because the name of the account is shown instead
  name text not null,
  -- E.164, '' if unknown; visible only to the centre's staff
  phone text not null default '',
  created_at timestamptz not null,
  -- visible only to the centre's staff
  note text not null default '',
  -- when the centre blocked the customer from booking; null if the customer is not blocked
  not_welcome_since timestamptz,
  -- start times of the customer's first and last booking
  first_booked timestamptz,
  last_booked timestamptz,
  constraint customers_in_centre unique (id, centre_id)
);
create unique index customers_by_phone on customers (centre_id, phone) where phone <> '';
create unique index customers_by_account on customers (user_id, centre_id) where user_id is not null;
create index customers_listed on customers (centre_id, coalesce(last_booked, created_at), coalesce(user_id, id))
  include (first_booked, created_at, not_welcome_since);
create index customers_to_forget on customers (coalesce(last_booked, created_at))
  where user_id is null and not_welcome_since is null;
