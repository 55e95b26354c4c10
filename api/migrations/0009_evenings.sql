-- What an evening needs beyond being made, joined and played.

-- The order of two changes within one instant.
alter table booking_changes add column id bigint generated always as identity primary key;
drop index booking_changes_of_booking;
create index booking_changes_of_booking on booking_changes (booking_id, id);
alter table session_changes add column id bigint generated always as identity primary key;
drop index session_changes_of_session;
create index session_changes_of_session on session_changes (session_id, id);

alter table sessions
  -- when the captain said that those who are going come anyway: the minimum no longer cancels
  add column coming_anyway_at timestamptz,
  -- when the captain was warned that the fill deadline is near
  add column warned_at timestamptz;
create index sessions_to_warn on sessions (fill_by) where state = 'open' and warned_at is null;

-- Whom a player would like to be drawn into one set with.
create table wishes (
  session_id uuid not null,
  player_id uuid not null,
  with_id uuid not null,
  primary key (session_id, player_id, with_id),
  check (player_id <> with_id),
  foreign key (session_id, player_id) references places (session_id, player_id) on delete cascade,
  foreign key (session_id, with_id) references places (session_id, player_id) on delete cascade
);
create index wishes_with on wishes (session_id, with_id);

-- The link by which a guest becomes a person with an account. Only a hash of it is kept; it is good once.
create table guest_claims (
  player_id uuid primary key references players (id) on delete cascade,
  link_hash bytea not null unique,
  expires_at timestamptz not null
);
create index guest_claims_by_end on guest_claims (expires_at);
