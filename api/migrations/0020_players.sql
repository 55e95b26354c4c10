-- finds players whose name has not been replaced by 'Guest'
create index players_named on players (created_at) where name <> 'Guest';

-- Maps a claimed guest to the player who claimed the guest, because an offline scorer may still send events with the guest's
-- id. Rows hold only ids, so they outlive the account.
create table player_aliases (
  guest_id uuid primary key,
  player_id uuid not null references players (id)
);
create index player_aliases_of_player on player_aliases (player_id);
