create index events_of_player on events (player_id) where player_id is not null;
create index events_of_substitute on events (on_id) where on_id is not null;

-- Returns true unless a void event that is itself in effect voids this event. Voids can be voided, to any depth. Each void
-- names one event, so a cycle of voids never reaches an event that is not a void.
create function event_stands(match uuid, event uuid) returns boolean language plpgsql stable as $$
begin
  return not exists (
    select from events v
    where v.match_id = match and v.voids = event and v.type = 'void' and event_stands(match, v.id));
end $$;
