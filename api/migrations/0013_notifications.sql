-- What a person is told of, one row each. It refers to the player, not to the account: whoever leaves for good holds
-- the account's lock while waiting for the sessions', and this is written by those who hold a session's.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references players (id),
  -- the order in which the person is told, counted from 1 without gaps; null until somebody looks, and for good where it
  -- goes by mail alone and so is read from the start
  seq int,
  kind text not null,
  -- what it is about: a session, or a team
  session_id uuid references sessions (id) on delete cascade,
  team_id uuid references teams (id) on delete cascade,
  -- what makes it the same one, where it could be told twice
  occasion text,
  -- who did it, or whom it is about
  player_id uuid references players (id) on delete set null,
  -- what that player gave as a reason
  words text,
  facts jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  check (num_nonnulls(session_id, team_id) = 1),
  unique (user_id, kind, session_id, occasion)
);
create unique index notifications_in_order on notifications (user_id, seq);
create index notifications_unnumbered on notifications (user_id) where seq is null and read_at is null;
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_of_player on notifications (player_id) where player_id is not null;
create index notifications_of_session on notifications (session_id);
create index notifications_of_team on notifications (team_id) where team_id is not null;
create index notifications_by_age on notifications (at);

-- A row for each kind somebody has changed; without one it is as the kind's default says.
create table notification_preferences (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  is_on boolean not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);
