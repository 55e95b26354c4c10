-- Browsers that somebody has signed in on, by the hash of a random cookie: what strangers try counts for none of them.
create table known_devices (
  device_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  used_at timestamptz not null,
  primary key (device_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id, used_at);
create index known_devices_by_use on known_devices (used_at);

-- The browser that the newest code was mailed for: while the code is good another does not replace it. Null until the mail
-- has gone.
alter table password_resets add column asker_hash bytea;
