alter table places
  -- the player who owes this share after adding a guest whom a user claimed later
  add column owed_by uuid references players (id),
  -- a player who was added automatically can leave free of charge until this time
  add column leave_free_until timestamptz,
  add constraint place_of_session unique (session_id, id),
  -- an offered place without a deadline would stay blocked forever
  add constraint offer_ends check (state <> 'offered' or offer_until is not null);
create index places_owed_by on places (owed_by) where owed_by is not null;
create index places_to_settle on places (leave_free_until) where leave_free_until is not null;
create index places_latest on places (player_id, since);
drop index places_of_player;
create index places_of_guests on places (player_id) where added_by is not null;
create index wishes_of_player on wishes (player_id);
create index wishes_with_player on wishes (with_id);
