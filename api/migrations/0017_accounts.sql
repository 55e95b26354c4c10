alter table users
  -- replaces `email` when the link mailed to it is opened
  add column new_email text,
  add column new_email_key text,
  -- the version of the privacy notice that the user agreed to at sign-up
  add column privacy_version int,
  add column privacy_agreed_at timestamptz,
  add column suspended_until timestamptz,
  add column bank_details_shown boolean not null default false,
  add constraint privacy_agreed check ((privacy_version is null) = (privacy_agreed_at is null)),
  add constraint suspended_first check (suspended_until is null or suspended_at is not null);
create index users_suspended on users (suspended_until) where suspended_until is not null;
update users set bank_details_shown = true where id in (select owner_id from pitches);

-- `counter` is the number of uses that the device reports: it only grows, or stays zero if the device does not count.
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

-- Deleted by the first response, so that each challenge is used once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'add', 'prove')),
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  constraint known_but_for_sign_in check ((purpose = 'sign-in') = (user_id is null))
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

-- Browsers that have signed in before, by the hash of a random cookie. Failed sign-ins elsewhere do not lock them out.
create table known_devices (
  device_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  used_at timestamptz not null,
  primary key (device_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id, used_at);
create index known_devices_by_use on known_devices (used_at);

-- The browser that requested the newest code: another browser cannot replace a valid code. Null until the mail is sent.
alter table password_resets add column asker_hash bytea;
