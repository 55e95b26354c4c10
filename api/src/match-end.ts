import { breakMinutes } from '@i-one/game/matches/match-length'
import { sql } from 'kysely'

export const matchEnd = sql<Date>`m.starts_at
  + make_interval(mins => m.periods * m.minutes_per_period + (m.periods - 1) * ${sql.lit(breakMinutes)})`

export const tieEnd = sql<Date>`tie.starts_at + make_interval(mins =>
  (t.rules ->> 'periods')::int * (t.rules ->> 'minutes')::int
  + ((t.rules ->> 'periods')::int - 1) * ${sql.lit(breakMinutes)})`
