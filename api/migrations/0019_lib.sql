alter table logins
  add column id uuid not null default gen_random_uuid() unique,
  -- derived from the browser's user agent, which is not stored
  add column device text not null default 'Unknown device',
  -- the passkey that the login started with or added; staff actions require one
  add column passkey_id uuid references passkeys (id) on delete set null;
create index logins_by_age on logins (created_at);
create index logins_of_passkey on logins (passkey_id) where passkey_id is not null;

-- One row: the process that runs the timers, until its lease ends.
create table lead (
  single boolean primary key default true check (single),
  leader uuid,
  -- by the clock of the database
  until timestamptz not null default '-infinity',
  -- the leader's last heartbeat by its own clock; a long gap means that the app was down
  at timestamptz
);
insert into lead default values;

-- Events that calendar files have shown, as last shown; `sequence` as in RFC 5545. An event without a time is shown as
-- cancelled at its last time.
create table calendar_revisions (
  -- a session, a booking or a match of a tournament
  event_id uuid primary key,
  -- its session, centre or tournament
  calendar_id uuid not null,
  fingerprint text not null,
  sequence int not null check (sequence >= 0),
  revised_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null
);
create index calendar_revisions_of_calendar on calendar_revisions (calendar_id, ends_at);

-- Topics for the message broker, kept for two minutes: published after the commit, and read here if the broker fails.
create table news (
  id bigint generated always as identity primary key,
  topic text not null,
  -- a topic is published once per transaction
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  unique (transaction, topic)
);
create index news_unsent on news (id) where sent_at is null;
create index news_by_time on news (at);

-- One row, written by each process that starts: whether a broker is configured.
create table news_way (
  single boolean primary key default true check (single),
  by_broker boolean not null default false
);
insert into news_way default values;

-- NOTIFY serializes commits; an inserted row does not.
create function tell_news(topics text[]) returns void language plpgsql as $$
begin
  if (select by_broker from news_way) then
    insert into news (topic) select unnest(topics) on conflict do nothing;
  else
    perform pg_notify('news', topic) from unnest(topics) as topic;
  end if;
end $$;
