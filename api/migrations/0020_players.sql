-- guests whose names are still known
create index players_named on players (created_at) where name <> 'Guest';

-- The player that a claimed guest became. An offline scorer may still send events with the guest's id. Two ids only, so the
-- row outlives the account.
create table player_aliases (
  guest_id uuid primary key,
  player_id uuid not null references players (id)
);
create index player_aliases_of_player on player_aliases (player_id);
