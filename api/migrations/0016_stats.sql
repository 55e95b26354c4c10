-- Where something was played, roughly: a square of about 5.5 km. Every row of cells is as many degrees high, and has as
-- many columns as keep them square. The same as `cellOf` in api/src/stats/leaderboard/rules.ts.
create function cell_of(lng double precision, lat double precision) returns int
  language sql immutable strict parallel safe
  return (
    select line * 7200 + least(floor((lng + 180) / 360 * columns)::int, columns - 1) + 1
    from (select least(floor((lat + 90) * 20)::int, 3599)) as of_lat (line),
      lateral (select greatest(1, round(7200 * cos(radians((line + 0.5) / 20 - 90))))::int) as of_line (columns)
  );

-- What a user's appearances of a season add up to: once for everywhere (cell 0), and again in each cell they played in,
-- with the same figures, so that the first of a place are the first of an index. Guests are in no table of the best.
create table season_sums (
  season text not null,
  cell int not null,
  player_id uuid not null references players (id),
  goals int not null,
  assists int not null,
  played int not null,
  won int not null,
  primary key (season, cell, player_id)
);
create index season_sums_of_player on season_sums (player_id, season);
create index season_sums_by_goals on season_sums (season, cell, goals desc, player_id) where goals > 0;
create index season_sums_by_assists on season_sums (season, cell, assists desc, player_id) where assists > 0;
create index season_sums_by_played on season_sums (season, cell, played desc, player_id) where played > 0;
create index season_sums_by_won on season_sums (season, cell, won desc, player_id) where won > 0;

insert into season_sums (season, cell, player_id, goals, assists, played, won)
with totals as (
  select a.season, a.player_id, sum(a.goals)::int as goals, sum(a.assists)::int as assists, count(*)::int as played,
    (count(*) filter (where a.outcome = 'won'))::int as won
  from appearances a join users u on u.id = a.player_id group by 1, 2
), cells as (
  select distinct a.season, a.player_id, cell_of(p.lng, p.lat) as cell
  from appearances a join matches m on m.id = a.match_id join pitches p on p.id = m.pitch_id
  union all
  select season, player_id, 0 from totals
)
select season, cell, player_id, goals, assists, played, won from totals join cells using (season, player_id);
