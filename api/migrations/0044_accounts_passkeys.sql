-- A key that a person's own device keeps for them; the server has its public half. `counter` is how often the device says
-- it was used: it only grows, or stays zero where a device does not count.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- What a device has been asked to sign and has not yet. An answer deletes it, so each is answered once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'add', 'prove')),
  -- null: nobody knows yet who signs in
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  constraint known_but_for_sign_in check ((purpose = 'sign-in') = (user_id is null))
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

-- The passkey a login was begun with, or that was added in it: staff need one for what only staff may.
alter table logins add column passkey_id uuid references passkeys (id) on delete set null;
create index logins_of_passkey on logins (passkey_id) where passkey_id is not null;
