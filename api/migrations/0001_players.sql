-- Places, lineups, events and statistics refer to players, never to accounts: a guest is a player without a user.
create table players (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  position text check (position in ('GK', 'DF', 'MF', 'FW')),
  created_at timestamptz not null
);
