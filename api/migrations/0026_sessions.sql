alter table sessions
  -- the side that pays for the whole pitch by agreement of the two teams; null if each side pays half
  add column paying_side int check (paying_side in (1, 2)),
  -- when the captain last reminded unpaid players
  add column payers_reminded_at timestamptz,
  -- when the pitch last moved the session; players can leave free of charge for some hours afterwards
  add column moved_at timestamptz;
create index sessions_led on sessions (captain_id) where state in ('open', 'confirmed', 'started');
create index sessions_not_over on sessions (id) where state in ('open', 'confirmed', 'started');
create index session_changes_by_age on session_changes (at);

create function notify_centre_of_session() returns trigger language plpgsql as $$
begin
  perform tell_news(array_agg('centre:' || centre_id))
  from pitches where id = (select pitch_id from bookings where id = new.booking_id);
  return null;
end $$;
create trigger notify_centre after update of state, captain_id on sessions for each row
  execute function notify_centre_of_session();
