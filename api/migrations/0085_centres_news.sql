-- Whoever follows a centre hears that its calendar has changed, whichever way it did. What waits in one transaction is
-- sent once.
create function notify_centre_of_booking() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'centre:' || centre_id) from pitches where id in (new.pitch_id, old.pitch_id);
  return null;
end $$;
-- a part goes with its booking, and so does its centre
create trigger notify_centre after insert or update on bookings for each row
  when (new.kind <> 'part') execute function notify_centre_of_booking();

create function notify_centre() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'centre:' || new.centre_id);
  return null;
end $$;
create trigger notify_centre after insert on booking_payments for each row execute function notify_centre();
create trigger notify_centre after update of name, opening_hours, slot_minutes, price_amount, prices, centre_id on pitches
  for each row execute function notify_centre();

create function notify_centre_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'centre:' || centre_id)
  from pitches where id = (select pitch_id from bookings where id = new.booking_id);
  return null;
end $$;
create trigger notify_centre after update of state, captain_id on sessions for each row
  execute function notify_centre_of_session();
