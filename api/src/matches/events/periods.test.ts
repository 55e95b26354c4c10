import { randomUUID } from 'node:crypto'
import { getMatch } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { listMatches } from '@i-one/contract/matches/schedule'
import { getPlayerStats } from '@i-one/contract/stats'
import { expect, test } from 'vitest'
import { createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { startTestApp } from '../../../test/suite.ts'
import { openMatchStream } from '../../../test/watch.ts'

const app = await startTestApp()

const clock = (time: string) => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number)
  return (minutes * 60 + seconds) * 1000
}

type Tap = [after: string, type: NewEvent['type'], clock: string, traits?: Partial<NewEvent>]

const playHalves = async (taps: Tap[]) => {
  const made = await createTestMatch(app, { periods: 2, minutesPerMatch: 10, aet: true })
  const { captain, match } = made
  const watcher = openMatchStream(app.connection(), match)
  await watcher.untilNamed('snapshot')
  for (const [after, type, time, traits] of taps) {
    app.clock.advance(clock(after))
    const event = {
      id: randomUUID(),
      type,
      clockMs: clock(time),
      at: app.clock.now().toISOString(),
      ...traits,
    }
    await recordTestEvents(app, captain, match, event)
  }
  await watcher.untilNumber(taps.length)
  watcher.cut()
  const sent = watcher.messages.flatMap(({ name, data }) => (name === 'event' ? [data.minute] : []))
  const seen = await app.as(captain.token)(getMatch, { params: { id: match._id } })
  expect(seen.events.map(({ minute }) => minute)).toEqual(sent)
  return { ...made, seen, sent }
}

const first = { period: 'first' } as const
const second = { period: 'second' } as const
const goal = { side: 'T1' } as const

test('a half begins at its regular minute, and added time belongs to the half before', async () => {
  const { seen, sent, captain } = await playHalves([
    ['0:00', 'kick-off', '0:00', first],
    ['12:10', 'goal', '12:10', { ...first, ...goal }],
    ['0:24', 'period-end', '12:34', first],
    ['5:00', 'kick-off', '10:00', second],
    ['8:30', 'goal', '18:30', { ...second, ...goal }],
  ])
  expect(sent).toEqual(['1', '10+3', '10+3', '11', '19'])
  expect(seen.clock).toEqual({
    running: true,
    elapsedMs: clock('10:00'),
    at: new Date(app.clock.now().getTime() - clock('8:30')).toISOString(),
  })
  const at = app.clock.now().getTime()
  const [row] = await app.as(captain.token)(listMatches, {
    query: { from: new Date(at - 3_600_000).toISOString(), to: new Date(at + 3_600_000).toISOString() },
  })
  expect(row?.clock).toEqual(seen.clock)
})

test('a half that ended early does not shift the minutes of the next half', async () => {
  const { sent } = await playHalves([
    ['0:00', 'kick-off', '0:00', first],
    ['8:00', 'period-end', '8:00', first],
    ['5:00', 'kick-off', '10:00', second],
    ['0:30', 'goal', '10:30', { ...second, ...goal }],
  ])
  expect(sent).toEqual(['1', '9', '11', '11'])
})

test('extra time begins after the regular minutes, however long they took', async () => {
  const { sent, seen } = await playHalves([
    ['0:00', 'kick-off', '0:00', first],
    ['10:40', 'period-end', '10:40', first],
    ['1:00', 'kick-off', '10:00', second],
    ['12:00', 'period-end', '22:00', second],
    ['1:00', 'kick-off', '20:00', { period: 'extra-first' }],
    ['4:10', 'goal', '24:10', { ...goal, period: 'extra-first' }],
  ])
  expect(sent).toEqual(['1', '10+1', '11', '20+3', '21', '24+1'])
  expect(seen.clock.elapsedMs).toBe(clock('20:00'))
})

test('goals per ten minutes use the time played, including added time', async () => {
  const { captain } = await playHalves([
    ['0:00', 'kick-off', '0:00', first],
    ['12:34', 'period-end', '12:34', first],
    ['5:00', 'kick-off', '10:00', second],
    ['10:20', 'full-time', '20:20', second],
  ])
  const stats = await app.as(captain.token)(getPlayerStats, { params: { id: captain.id }, query: {} })
  expect(stats.clocked.seconds).toBe((clock('12:34') + clock('10:20')) / 1000)
})

test('events of an earlier client, whose clock included added time, get the minutes of their half', async () => {
  const { sent, seen, captain } = await playHalves([
    ['0:00', 'kick-off', '0:00', first],
    ['12:34', 'period-end', '12:34', first],
    ['5:00', 'kick-off', '12:34', second],
    ['8:30', 'goal', '21:04', { ...second, ...goal }],
    ['2:00', 'full-time', '23:04', second],
    ['1:00', 'goal', '14:00', { ...second, ...goal }],
  ])
  expect(sent).toEqual(['1', '10+3', '11', '19', '20+1', '15'])
  expect(seen.clock.elapsedMs).toBe(clock('20:30'))
  const stats = await app.as(captain.token)(getPlayerStats, { params: { id: captain.id }, query: {} })
  expect(stats.clocked.seconds).toBe(clock('23:04') / 1000)
})

test('an earlier client’s half that ended early is shown by its regular minutes too', async () => {
  const { sent } = await playHalves([
    ['0:00', 'kick-off', '0:00', first],
    ['8:00', 'period-end', '8:00', first],
    ['5:00', 'kick-off', '8:00', second],
    ['1:00', 'goal', '9:00', { ...second, ...goal }],
  ])
  expect(sent).toEqual(['1', '9', '11', '12'])
})
