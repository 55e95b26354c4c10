import { pauseMinutes } from '@i-one/game/matches/match-length'
import { sql } from 'kysely'

/** When the match `m` ends by its rules, as `matchMinutes` counts. */
export const matchEnd = sql<Date>`m.starts_at
  + make_interval(mins => m.periods * m.minutes_per_period + (m.periods - 1) * ${sql.lit(pauseMinutes)})`

/** The same of the match `tie` of the tournament `t`. */
export const tieEnd = sql<Date>`tie.starts_at + make_interval(mins =>
  (t.rules ->> 'periods')::int * (t.rules ->> 'minutes')::int
  + ((t.rules ->> 'periods')::int - 1) * ${sql.lit(pauseMinutes)})`
