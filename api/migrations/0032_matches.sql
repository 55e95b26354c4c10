alter table matches
  -- key that derives the player references shown to visitors
  add column visitors_key uuid not null default gen_random_uuid(),
  -- Added time of all earlier periods, negative if they ended early. The scoreboard subtracts the added time from
  -- clock_elapsed_ms, so that each period starts at its regular minute.
  add column clock_added_ms int not null default 0;
create index matches_fixtures on matches (pitch_id, starts_at) where session_id is null and state = 'scheduled';
create index matches_of_pitch_by_start on matches (pitch_id, starts_at);
create index matches_not_over on matches (id) where state not in ('finished', 'abandoned', 'walkover');
create index matches_forgotten on matches (starts_at)
  where state in ('playing', 'paused', 'extra-time', 'shoot-out') or state = 'scheduled' and session_id is not null;
create index matches_by_lineup_one on matches (lineup_one_by) where lineup_one_by is not null;
create index matches_by_lineup_two on matches (lineup_two_by) where lineup_two_by is not null;

-- v0.1.0 did not reset the clock after added time, so the clock at a period's kick-off includes all play before the period.
with begun as (
  select distinct on (m.id) m.id, (
      select max(e.clock_ms) from events e
      where e.match_id = m.id and e.at <= k.at and e.type in ('kick-off', 'pause', 'resume', 'period-end')
        and not exists (select from events v where v.match_id = m.id and v.type = 'void' and v.voids = e.id)
    ) - 60000 * case k.period
      when 'second' then m.minutes_per_period
      when 'extra-first' then m.periods * m.minutes_per_period
      else m.periods * m.minutes_per_period + (m.minutes_per_period + 2) / 3 end as added_ms
  from matches m join events k on k.match_id = m.id
    and k.type = 'kick-off' and k.period in ('second', 'extra-first', 'extra-second')
  where m.period <> 'first'
    and not exists (select from events v where v.match_id = m.id and v.type = 'void' and v.voids = k.id)
  order by m.id, array_position(array['second', 'extra-first', 'extra-second'], k.period) desc, k.at, k.id
)
update matches set clock_added_ms = begun.added_ms from begun where matches.id = begun.id and begun.added_ms <> 0;

-- Number of viewers of a match, per process. Unlogged, because only current counts matter.
create unlogged table spectators (
  process_id uuid not null,
  match_id uuid not null,
  count int not null,
  at timestamptz not null,
  primary key (process_id, match_id)
);
create index spectators_of_match on spectators (match_id);
