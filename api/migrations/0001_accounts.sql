create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Places, lineups, events and statistics refer to players, never to accounts: a guest is a player without a user.
create table players (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  position text check (position in ('GK', 'DF', 'MF', 'FW')),
  created_at timestamptz not null
);

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
  photo text,
  email_confirmed_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null,
  constraint email_taken unique (email_key)
);

create table logins (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index logins_of_user on logins (user_id);
create index logins_by_use on logins (used_at);

-- The first answer to a POST that creates, kept so that a repeat gets it again.
create table first_answers (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index first_answers_by_age on first_answers (created_at);

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

-- How much of each limit is used: used up until then, and free again by itself. Not logged: a crash may forget it.
create unlogged table limits (
  key bytea primary key,
  used_until timestamptz not null
);
create index limits_by_end on limits (used_until);
