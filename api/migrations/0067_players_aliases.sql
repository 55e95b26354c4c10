-- Who a guest was claimed to be. The guest's row is gone; a scorer without a connection still sends what they did by its id.
-- No more than two ids: it stays when the account goes, as what was played does.
create table player_aliases (
  guest_id uuid primary key,
  player_id uuid not null references players (id)
);
create index player_aliases_of_player on player_aliases (player_id);
