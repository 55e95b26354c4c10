-- Who leaves for good becomes a player without an account, as a guest is one: the row in users goes, with all that
-- hangs on it, and what others played with them stays with the player. So whatever outlives an account refers to the
-- player, whose id is the same.
alter table bookings
  drop constraint bookings_booker_id_fkey,
  drop constraint bookings_blocked_by_fkey,
  add constraint bookings_booker_id_fkey foreign key (booker_id) references players (id),
  add constraint bookings_blocked_by_fkey foreign key (blocked_by) references players (id);
alter table booking_changes
  drop constraint booking_changes_by_fkey,
  add constraint booking_changes_by_fkey foreign key (by) references players (id);
alter table sessions
  drop constraint sessions_captain_id_fkey,
  add constraint sessions_captain_id_fkey foreign key (captain_id) references players (id);
alter table places
  drop constraint places_added_by_fkey,
  add constraint places_added_by_fkey foreign key (added_by) references players (id);
alter table session_changes
  drop constraint session_changes_by_fkey,
  add constraint session_changes_by_fkey foreign key (by) references players (id);
alter table events
  drop constraint events_by_fkey,
  add constraint events_by_fkey foreign key (by) references players (id);

-- A pitch that nobody plays on any more may be left behind; it stays hidden.
alter table pitches
  drop constraint pitches_owner_id_fkey,
  add constraint pitches_owner_id_fkey foreign key (owner_id) references users (id) on delete set null;

-- What a person did is found again for their export.
create index bookings_blocked_by on bookings (blocked_by) where blocked_by is not null;
create index booking_changes_by on booking_changes (by) where by is not null;
create index places_added_by on places (added_by) where added_by is not null;
create index session_changes_by on session_changes (by) where by is not null;
create index session_changes_of_player on session_changes (player_id) where player_id is not null;
create index events_by on events (by) where by is not null;
create index scorers_of_user on scorers (user_id);

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
-- photos has it
alter table users drop column photo;
