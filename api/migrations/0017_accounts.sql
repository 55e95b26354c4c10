alter table users
  -- unconfirmed new address; replaces `email` when the user opens the link in its mail
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

-- `counter` is the number of uses that the device reports. It only grows, or stays 0 if the device does not count uses.
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

-- The first response deletes its challenge, so that each challenge is used at most once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'add', 'prove')),
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  constraint known_but_for_sign_in check ((purpose = 'sign-in') = (user_id is null))
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

-- Browsers in which a user has signed in before, by the hash of a random cookie. Failed sign-ins in other browsers do not lock
-- known browsers out.
create table known_devices (
  device_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  used_at timestamptz not null,
  primary key (device_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id, used_at);
create index known_devices_by_use on known_devices (used_at);

-- The browser that requested the newest code, so that no other browser can replace a valid code. Null until the mail is sent.
alter table password_resets add column asker_hash bytea;
