import { randomUUID } from 'node:crypto'
import type { MatchEvent, Period } from '@i-one/game/matches/event'
import { toMatchProgress } from '@i-one/game/matches/match-progress'
import { expect, test } from 'vitest'
import { createDatabaseOfV010 } from '../../test/database-of-v010.ts'

const rules = { periods: 2, minutesPerPeriod: 10, aet: true, penaltyShootout: true }

type Taps = [type: MatchEvent['type'], seconds: number, period: Period, voids?: string][]

const matchOf = (...taps: Taps) => ({
  id: randomUUID(),
  events: taps.map(([type, seconds, period, voids], n): MatchEvent => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    type,
    period,
    clockMs: seconds * 1000,
    at: new Date(Date.UTC(2025, 10, 20, 18, n)).toISOString(),
    ...(voids && { voids }),
  })),
})

const begun: Taps = [
  ['kick-off', 0, 'first'],
  ['period-end', 754, 'first'],
  ['kick-off', 754, 'second'],
]

const matches = [
  matchOf(...begun, ['goal', 800, 'second']),
  matchOf(...begun, ['pause', 900, 'second'], ['resume', 900, 'second'], ['full-time', 1400, 'second']),
  matchOf(['kick-off', 0, 'first'], ['period-end', 480, 'first'], ['kick-off', 480, 'second']),
  matchOf(
    ...begun,
    ['period-end', 1354, 'second'],
    ['kick-off', 1354, 'extra-first'],
    ['period-end', 1600, 'extra-first'],
    ['kick-off', 1600, 'extra-second'],
  ),
  matchOf(...begun, ['period-end', 1354, 'second'], ['kick-off', 1354, 'shoot-out']),
  matchOf(['kick-off', 0, 'first'], ['goal', 700, 'first']),
  matchOf(
    ...begun,
    ['void', 755, 'second', '00000000-0000-4000-8000-000000000002'],
    ['kick-off', 754, 'second'],
  ),
]

test('the migration corrects clocks that included added time', async () => {
  const { run, upgrade } = await createDatabaseOfV010()
  const rows = matches.map(({ id, events }) => {
    const { state, period, clock, addedMs } = toMatchProgress(events, rules)
    return { id, state, period, played: clock.elapsedMs + addedMs, events }
  })
  await run(
    `insert into pitches (name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours, price_amount,
        price_currency, auto_authorize, created_at)
      values ('Cage', '7 Street', '', 0, 0, 'Africa/Lagos', '', 60, '[]', 1, 'NGN', true, now());
    insert into matches (id, pitch_id, match_type, team_one_name, team_two_name, periods, minutes_per_period, aet,
      penalty_shootout, starts_at, created_at, state, period, clock_elapsed_ms, clock_at)
    select r.id, pitches.id, 'Friendly Match', 'One', 'Two', 2, 10, true, true, now(), now(), state, period, played, now()
    from jsonb_to_recordset('${JSON.stringify(rows)}') as r(id uuid, state text, period text, played int), pitches;
    insert into events (match_id, id, seq, type, period, clock_ms, at, voids, stored_at)
    select r.id, e.id, row_number() over (partition by r.id), e.type, e.period, e."clockMs", e.at, e.voids, now()
    from jsonb_to_recordset('${JSON.stringify(rows)}') as r(id uuid, events jsonb),
      jsonb_to_recordset(r.events) as e(id uuid, type text, period text, "clockMs" int, at timestamptz, voids uuid)`,
  )
  await upgrade()
  const shown = await run('select id, clock_elapsed_ms - clock_added_ms as ms from matches')
  const byId = new Map(shown.map(({ id, ms }) => [id, ms]))
  expect(matches.map(({ id }) => byId.get(id))).toEqual(
    matches.map(({ events }) => toMatchProgress(events, rules).clock.elapsedMs),
  )
  expect(byId.get(matches[0]?.id)).toBe(600_000)
})
