-- Everyone can read where a team or a tournament is at home, and some people enter their own address. So it is stored as
-- an area of about a kilometre, also by a process of the version before.
create function area_of(degrees double precision) returns double precision
  language sql immutable parallel safe as $$ select round(degrees::numeric, 2)::double precision $$;

create function store_area() returns trigger language plpgsql as $$
begin
  new.lng := area_of(new.lng);
  new.lat := area_of(new.lat);
  return new;
end $$;
create trigger store_area before insert or update of lng, lat on teams
  for each row execute function store_area();
create trigger store_area before insert or update of lng, lat on tournaments
  for each row execute function store_area();

update teams set lng = lng where (lng, lat) is distinct from (area_of(lng), area_of(lat));
update tournaments set lng = lng where (lng, lat) is distinct from (area_of(lng), area_of(lat));
