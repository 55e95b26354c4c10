alter table logins
  add column id uuid not null default gen_random_uuid() unique,
  -- derived from the browser's user agent, which is not stored
  add column device text not null default 'Unknown device',
  -- the passkey that the login started with or added; staff actions require a passkey
  add column passkey_id uuid references passkeys (id) on delete set null;
create index logins_by_age on logins (created_at);
create index logins_of_passkey on logins (passkey_id) where passkey_id is not null;

-- One row: the process that currently runs the timers, which holds a lease.
create table lead (
  single boolean primary key default true check (single),
  leader uuid,
  -- end of the lease, by the database's clock
  until timestamptz not null default '-infinity',
  -- the leader's last heartbeat by its own clock; a long gap means that the app was down
  at timestamptz
);
insert into lead default values;

-- The last published version of each calendar event; `sequence` is SEQUENCE in RFC 5545. An event that no longer has a
-- time is published as cancelled, with its last time.
create table calendar_revisions (
  -- id of the session, booking or tournament match
  event_id uuid primary key,
  -- id of the session, centre or tournament whose calendar has the event
  calendar_id uuid not null,
  fingerprint text not null,
  sequence int not null check (sequence >= 0),
  revised_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null
);
create index calendar_revisions_of_calendar on calendar_revisions (calendar_id, ends_at);

-- Topics for the message broker, kept for two minutes: processes publish them after the commit, and poll this table if the
-- broker fails.
create table news (
  id bigint generated always as identity primary key,
  topic text not null,
  -- each topic is published once per transaction
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  unique (transaction, topic)
);
create index news_unsent on news (id) where sent_at is null;
create index news_by_time on news (at);

-- One row: whether a message broker is configured. Each process updates the row at startup.
create table news_way (
  single boolean primary key default true check (single),
  by_broker boolean not null default false
);
insert into news_way default values;

-- Publishes topics. With a broker it inserts rows, because NOTIFY serializes commits.
create function tell_news(topics text[]) returns void language plpgsql as $$
begin
  if (select by_broker from news_way) then
    insert into news (topic) select unnest(topics) on conflict do nothing;
  else
    perform pg_notify('news', topic) from unnest(topics) as topic;
  end if;
end $$;
