-- Clocks until now were counted on from added time: what had been played before the latest period is the time at which it
-- was kicked off.
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
