-- Where a pitch is, is where its centre is: whichever of them changes, the others follow in the same transaction. So what
-- is read often stands with the pitch.
create function spread_place() returns trigger language plpgsql as $$
begin
  update pitches set address = new.address, lng = new.lng, lat = new.lat, time_zone = new.time_zone, phone = new.phone,
    revision = revision + 1
  where centre_id = new.id
    and (address, lng, lat, time_zone, phone) is distinct from (new.address, new.lng, new.lat, new.time_zone, new.phone);
  update pitches set opening_hours = new.opening_hours, revision = revision + 1
  where centre_id = new.id and hours_of_centre and opening_hours is distinct from new.opening_hours;
  return null;
end $$;
create trigger spread_place after update of address, lng, lat, time_zone, phone, opening_hours on centres
  for each row execute function spread_place();

-- One that stands alone gives its centre name and hours, too.
create function place_of_pitch() returns trigger language plpgsql as $$
begin
  update centres set address = new.address, lng = new.lng, lat = new.lat, time_zone = new.time_zone, phone = new.phone,
    revision = revision + 1
  where id = new.centre_id
    and (address, lng, lat, time_zone, phone) is distinct from (new.address, new.lng, new.lat, new.time_zone, new.phone);
  update centres set name = new.name, opening_hours = new.opening_hours
  where id = new.centre_id and (name, opening_hours) is distinct from (new.name, new.opening_hours)
    and not exists (select from pitches where centre_id = new.centre_id and id <> new.id);
  return null;
end $$;
create trigger place_of_pitch after update of name, address, lng, lat, time_zone, phone, opening_hours on pitches
  for each row execute function place_of_pitch();

create function take_place() returns trigger language plpgsql as $$
begin
  select address, lng, lat, time_zone, phone
    into new.address, new.lng, new.lat, new.time_zone, new.phone
  from centres where id = new.centre_id;
  return new;
end $$;
create trigger take_place before update of centre_id on pitches
  for each row when (new.centre_id is distinct from old.centre_id) execute function take_place();
