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

-- Codes and links that reset a password, kept hashed. One live code a person; `tries` of this code, while the tries
-- of the person in 30 days stand in password_reset_tries, however many codes are asked for.
create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  code_hash bytea not null,
  link_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz
);
create table password_reset_tries (
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null
);
create index password_reset_tries_of_user on password_reset_tries (user_id, at);
create table reset_tickets (
  ticket_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
