-- In which zone its dates are said: that of the pitch where it is first played, else of the pitch nearest to its place.
alter table tournaments add column time_zone text;
update tournaments t set time_zone = coalesce(
  (select p.time_zone from tournament_matches tie join pitches p on p.id = tie.pitch_id
    where tie.tournament_id = t.id order by tie.starts_at, tie.number limit 1),
  (select p.time_zone from pitches p join users u on u.id = t.organizer_id
    order by power(p.lng - coalesce(t.lng, u.lng), 2) + power(p.lat - coalesce(t.lat, u.lat), 2), p.id limit 1),
  'UTC');
alter table tournaments alter column time_zone set not null;

-- What its calendar keeps to when a match is moved, as the contract has it.
alter table tournaments add column calendar_rules jsonb not null default '{"rest": 0, "between": 3, "off": []}';
alter table tournament_plans add column rules jsonb not null default '{"rest": 0, "between": 3, "off": []}';
