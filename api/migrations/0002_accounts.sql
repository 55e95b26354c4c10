-- Who leaves for good becomes a player without an account, as a guest is one: the row in users goes, with all that
-- hangs on it, and what others played with them stays with the player. So whatever outlives an account refers to the
-- player, whose id is the same.
create table users (
  id uuid primary key references players (id),
  first_name text not null,
  last_name text not null,
  nickname text not null,
  email text not null,
  -- NFKC, case-folded: what makes two spellings of an address the same
  email_key text not null,
  password_hash text not null,
  phone_number text not null,
  address text not null,
  position text not null check (position in ('GK', 'DF', 'MF', 'FW')),
  is_owner boolean not null default false,
  is_admin boolean not null default false,
  is_demo boolean not null default false,
  lng double precision not null check (lng between -180 and 180),
  lat double precision not null check (lat between -90 and 90),
  email_confirmed_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null,
  constraint email_taken unique (email_key)
);

-- Keys that every process needs and nobody chooses. 244 random bits each, made by PostgreSQL's own CSPRNG.
create table secrets (
  name text primary key,
  value bytea not null
);
insert into secrets values ('reset-codes', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- The code and link in the newest mail that resets a password, for each address that was asked about, known or not:
-- a guess at either does the same work. Address, code and link are kept as keyed hashes, so no stranger's address is.
create table password_resets (
  address_hash bytea primary key,
  -- null: nobody has this address
  user_id uuid references users (id) on delete cascade,
  code_hash bytea not null,
  link_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- at this code
  tries int not null default 0,
  -- at any code of this address, the last ten, oldest first
  tried_at timestamptz[] not null default '{}'
);
create index password_resets_of_user on password_resets (user_id);
create index password_resets_by_end on password_resets (expires_at);

-- What a right code gives the browser that showed it.
create table reset_tickets (
  ticket_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index reset_tickets_of_user on reset_tickets (user_id);
create index reset_tickets_by_end on reset_tickets (expires_at);

-- The link in the newest mail that confirms an address. It is good for that address alone.
create table email_confirmations (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  link_hash bytea not null unique,
  expires_at timestamptz not null
);
create index email_confirmations_by_end on email_confirmations (expires_at);

-- A square WebP in two sizes. `hash` is of the large one, in hex, and names both to the outside.
create table photos (
  user_id uuid primary key references users (id) on delete cascade,
  hash text not null,
  small bytea not null,
  large bytea not null
);
create index photos_by_hash on photos (hash);
