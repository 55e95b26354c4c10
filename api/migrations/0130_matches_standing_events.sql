-- Whether no effective void names this event. A void can be voided in turn, to any depth. Each void names one event, so a
-- circle of voids never reaches an event that is not a void.
create function event_stands(match uuid, event uuid) returns boolean language plpgsql stable as $$
begin
  return not exists (
    select from events v
    where v.match_id = match and v.voids = event and v.type = 'void' and event_stands(match, v.id));
end $$;
