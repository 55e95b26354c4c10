-- The location of a team or tournament is public, and some users enter their home address. So a trigger rounds coordinates to
-- about a kilometre, including coordinates that processes of the previous version write.
create function area_of(degrees double precision) returns double precision
  language sql immutable parallel safe as $$ select round(degrees::numeric, 2)::double precision $$;

create function store_area() returns trigger language plpgsql as $$
begin
  new.lng := area_of(new.lng);
  new.lat := area_of(new.lat);
  return new;
end $$;

alter table teams
  -- text of the team's search for opponents (players_wanted: for players), possibly ''; null if the team is not looking
  add column match_wanted text,
  add column players_wanted text;
create index teams_that_want_a_match on teams (cell) where match_wanted is not null and ended_at is null;
create index teams_that_want_players on teams (cell) where players_wanted is not null and ended_at is null;
create trigger store_area before insert or update of lng, lat on teams
  for each row execute function store_area();
update teams set lng = lng where (lng, lat) is distinct from (area_of(lng), area_of(lat));

-- finds the latest results of a team
create index team_results_latest on team_results (team_id, season, day desc);
