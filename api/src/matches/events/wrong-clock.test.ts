import { randomUUID } from 'node:crypto'
import type { NewEvent } from '@i-one/contract/matches/events'
import { expect, test } from 'vitest'
import { createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { day, hour, minute, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const clocks: Record<string, (tap: number) => number> = {
  'a second ahead': () => 1000,
  'an hour behind': () => -hour,
  'a day behind': () => -day,
  'a year behind': () => -365 * day,
  'a year ahead': () => 365 * day,
  'jumping to and fro': (tap) => (tap % 2 ? day : -day),
}

const play = async (offOf: (tap: number) => number) => {
  const { match, captain, one, two } = await createTestMatch(app)
  const taps: (Partial<NewEvent> & Pick<NewEvent, 'type' | 'clockMs'>)[] = [
    { type: 'kick-off', clockMs: 0 },
    { type: 'goal', side: 'T1', player: one[0]!.id, clockMs: minute },
    { type: 'goal', side: 'T2', player: two[0]!.id, clockMs: 2 * minute },
    { type: 'goal', side: 'T1', player: one[0]!.id, clockMs: 3 * minute },
    { type: 'full-time', clockMs: 4 * minute },
  ]
  for (const [tap, { clockMs, ...event }] of taps.entries()) {
    app.clock.advance(minute)
    const at = new Date(app.clock.now().getTime() + offOf(tap)).toISOString()
    await recordTestEvents(app, captain, match, { id: randomUUID(), at, clockMs, ...event })
  }
  const row = await app.db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', match._id)
    .executeTakeFirstOrThrow()
  const events = await app.db
    .selectFrom('events')
    .selectAll()
    .where('match_id', '=', match._id)
    .orderBy('seq')
    .execute()
  const appearances = await app.db
    .selectFrom('appearances')
    .selectAll()
    .where('match_id', '=', match._id)
    .execute()
  return {
    row,
    instants: events.map(({ at }) => at.getTime()),
    numbers: events.map(({ seq }) => seq),
    appearances,
  }
}

test.each(Object.keys(clocks))('a device whose clock is %s decides nothing by it', async (clock) => {
  const { row, instants, numbers, appearances } = await play(clocks[clock]!)
  expect(row).toMatchObject({ state: 'finished', score_one: 2, score_two: 1, full_time_at: app.clock.now() })
  // a device whose clock jumped cannot tell how long the match ran
  if (!clock.startsWith('jumping')) expect(row.clock_elapsed_ms).toBe(4 * minute)
  expect(numbers).toEqual([1, 2, 3, 4, 5])
  expect(appearances.map(({ goals }) => goals).toSorted()).toEqual([0, 0, 1, 2])
  const days = appearances.map(({ day: played, season }) => `${played} ${season}`)
  expect(new Set(days)).toEqual(new Set(['2025-11-20 25/26']))
  for (const at of instants) {
    expect(at).toBeLessThanOrEqual(app.clock.now().getTime())
    expect(at).toBeGreaterThanOrEqual(row.starts_at.getTime())
  }
})
