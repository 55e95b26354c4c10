create table sessions (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  booking_id uuid not null unique references bookings (id),
  captain_id uuid not null references players (id),
  -- who brought the second side: the two sides do not mix, and each has the places of one set
  opponent_id uuid references players (id),
  state text not null check (state in ('open', 'confirmed', 'started', 'finished', 'cancelled', 'abandoned')),
  reason text,
  minutes_per_match int not null check (minutes_per_match between 1 and 60),
  -- a match has so many of that length
  periods int not null default 1 check (periods between 1 and 2),
  players_per_team int not null check (players_per_team between 1 and 8),
  set_count int not null check (set_count between 1 and 8),
  aet boolean not null,
  penalty_shootout boolean not null,
  match_type text not null,
  -- a set that has won so many matches in a row goes off; 0 for never
  streak_cap int not null default 3 check (streak_cap between 0 and 8),
  -- the first side with so many goals has won a match; 0 for never
  first_to int not null default 0 check (first_to between 0 and 9),
  visibility text not null check (visibility in ('public', 'link')),
  -- the captain's words, '' for none
  title text not null default '',
  note text not null default '',
  level text not null default 'any' check (level in ('any', 'fun', 'regular', 'strong')),
  who_plays text not null default 'any' check (who_plays in ('any', 'women', 'mixed')),
  minimum int not null check (minimum >= 1),
  fill_by timestamptz not null,
  -- when the captain was warned that the fill deadline is near
  warned_at timestamptz,
  -- when the captain said that those who are going come anyway: the minimum no longer cancels
  coming_anyway_at timestamptz,
  -- when those who are going were reminded, a day before kick-off
  reminded_at timestamptz,
  -- when members of its teams who had not said whether they come were asked once more
  asked_again_at timestamptz,
  draw_seed text,
  drawn_at timestamptz,
  -- sessions that repeat one another weekly have the same one; each stands for itself in everything else
  series_id uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((state in ('cancelled', 'abandoned')) = (reason is not null)),
  check (opponent_id is null or set_count = 2 and opponent_id <> captain_id)
);
create index sessions_to_fill on sessions (fill_by) where state = 'open';
create index sessions_to_finish on sessions (fill_by) where state in ('confirmed', 'started');
create index sessions_to_warn on sessions (fill_by) where state = 'open' and warned_at is null;
create index sessions_to_remind on sessions (fill_by)
  where state in ('open', 'confirmed') and reminded_at is null;
create index sessions_to_ask_again on sessions (fill_by)
  where state in ('open', 'confirmed') and asked_again_at is null and opponent_id is not null;
create index sessions_of_captain on sessions (captain_id);
create index sessions_of_opponent on sessions (opponent_id) where opponent_id is not null;
create index sessions_of_series on sessions (series_id) where series_id is not null;

-- A set is one team of the session; its number counts from 1.
create table sets (
  session_id uuid not null references sessions (id) on delete cascade,
  number int not null,
  name text not null,
  -- the team that plays as it
  team_id uuid references teams (id),
  -- how often its lineup was saved, and who did it last
  lineup_revision int not null default 0,
  lineup_by uuid references players (id),
  primary key (session_id, number),
  unique (session_id, name),
  constraint team_plays unique (session_id, team_id)
);
create index sets_of_team on sets (team_id) where team_id is not null;

create table places (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions (id) on delete cascade,
  player_id uuid not null references players (id),
  state text not null check (state in
    ('invited', 'maybe', 'going', 'waitlisted', 'offered', 'left', 'late-left', 'removed', 'checked-in', 'no-show')),
  set_number int,
  -- taken in without asking when a place comes free
  take_me_in boolean not null default true,
  -- who put a guest in
  added_by uuid references players (id),
  -- the order of going and of waiting
  since timestamptz not null,
  offer_until timestamptz,
  constraint already_in unique (session_id, player_id),
  foreign key (session_id, set_number) references sets (session_id, number)
);
create index places_of_player on places (player_id);
create index places_added_by on places (added_by) where added_by is not null;
create index places_offered on places (offer_until) where state = 'offered';

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

-- How a set lines up before its matches. Of a player who has left the set since, it is passed over.
create table set_lineups (
  session_id uuid not null,
  set_number int not null,
  player_id uuid not null,
  role text not null check (role in ('goalkeeper', 'defenders', 'midfielders', 'forward', 'substitutes')),
  number int not null check (number between 1 and 99),
  rank int not null,
  -- percent of the pitch's width and length from the own goal; both or neither
  x real check (x between 0 and 100),
  y real check (y between 0 and 100),
  check ((x is null) = (y is null)),
  primary key (session_id, set_number, player_id),
  foreign key (session_id, set_number) references sets (session_id, number) on delete cascade,
  foreign key (session_id, player_id) references places (session_id, player_id)
    on update cascade on delete cascade
);
create index set_lineups_of_player on set_lineups (player_id);

create table session_changes (
  -- the order of two changes within one instant
  id bigint generated always as identity primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  at timestamptz not null,
  -- null where a timer did it
  by uuid references players (id),
  change text not null,
  player_id uuid references players (id),
  reason text
);
create index session_changes_of_session on session_changes (session_id, id);
create index session_changes_by on session_changes (by) where by is not null;
create index session_changes_of_player on session_changes (player_id) where player_id is not null;
