create table sessions (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  booking_id uuid not null unique references bookings (id),
  captain_id uuid not null references users (id),
  state text not null check (state in ('open', 'confirmed', 'started', 'finished', 'cancelled', 'abandoned')),
  reason text,
  minutes_per_match int not null check (minutes_per_match between 1 and 8),
  players_per_team int not null check (players_per_team between 1 and 8),
  set_count int not null check (set_count between 1 and 8),
  aet boolean not null,
  penalty_shootout boolean not null,
  match_type text not null,
  visibility text not null check (visibility in ('public', 'link')),
  minimum int not null check (minimum >= 1),
  fill_by timestamptz not null,
  draw_seed text,
  drawn_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((state in ('cancelled', 'abandoned')) = (reason is not null))
);
create index sessions_to_fill on sessions (fill_by) where state = 'open';
create index sessions_to_finish on sessions (fill_by) where state in ('confirmed', 'started');
create index sessions_of_captain on sessions (captain_id);

-- A set is one team of the session; its number counts from 1.
create table sets (
  session_id uuid not null references sessions (id) on delete cascade,
  number int not null,
  name text not null,
  primary key (session_id, number),
  unique (session_id, name)
);

create table places (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions (id) on delete cascade,
  player_id uuid not null references players (id),
  state text not null check (state in
    ('invited', 'going', 'waitlisted', 'offered', 'left', 'late-left', 'removed', 'checked-in', 'no-show')),
  set_number int,
  -- taken in without asking when a place comes free
  take_me_in boolean not null default true,
  -- who put a guest in
  added_by uuid references users (id),
  -- the order of going and of waiting
  since timestamptz not null,
  offer_until timestamptz,
  constraint already_in unique (session_id, player_id),
  foreign key (session_id, set_number) references sets (session_id, number)
);
create index places_of_player on places (player_id);
create index places_offered on places (offer_until) where state = 'offered';

create table session_changes (
  session_id uuid not null references sessions (id) on delete cascade,
  at timestamptz not null,
  -- null where a timer did it
  by uuid references users (id),
  change text not null,
  player_id uuid references players (id),
  reason text
);
create index session_changes_of_session on session_changes (session_id, at);
