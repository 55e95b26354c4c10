import { type Match, createMatch, getMatch } from '@i-one/contract/matches'
import { getSession } from '@i-one/contract/sessions'
import { abandonSession } from '@i-one/contract/sessions/captain'
import { getPlayerStats } from '@i-one/contract/stats'
import { expect, test } from 'vitest'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { createPreviewRenderer } from '../../../test/preview-of.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const preview = createPreviewRenderer(app)

const season = (person: Person) =>
  app.as(person.token)(getPlayerStats, { params: { id: person.id }, query: {} })
const session = (person: Person, id: string) => app.as(person.token)(getSession, { params: { id } })
const look = (person: Person, match: Pick<Match, '_id'>) =>
  app.as(person.token)(getMatch, { params: { id: match._id } })

test('[STAT-2] a correction after full time, by an appointed scorer, moves every figure and keeps its history', async () => {
  const { id, match, captain, one, two } = await createTestMatch(app, { setCount: 3 })
  const [, mate] = one as [Person, Person]
  const [rival] = two as [Person]
  const scorer = await createPerson(app, { nickname: 'Bisi Ade' })
  await app.db.insertInto('scorers').values({ match_id: match._id, user_id: scorer.id }).execute()
  const event = createDevice(app)
  const wrong = event('goal', { side: 'T1', player: mate.id })
  await recordTestEvents(app, captain, match, event('kick-off'), wrong, event('full-time'))
  expect(await session(captain, id)).toMatchObject({
    matches: [{ score: { T1: 1, T2: 0 }, played: true }],
    next: { one: 1, two: 3, why: 'winner-stays' },
  })
  expect(await season(mate)).toMatchObject({ goals: 1, won: 1, lost: 0, cleanSheets: 1 })

  app.clock.advance(60 * 60_000)
  const forgotten = event('goal', { side: 'T2', player: rival.id, clockMs: 90_000, period: 'first' })
  await recordTestEvents(app, scorer, match, event('void', { voids: wrong.id }), forgotten)
  expect(await session(captain, id)).toMatchObject({
    matches: [{ score: { T1: 0, T2: 1 } }],
    next: { one: 2, two: 3, why: 'winner-stays' },
  })
  expect(await season(mate)).toMatchObject({ goals: 0, won: 0, lost: 1, cleanSheets: 0 })
  expect(await season(rival)).toMatchObject({ goals: 1, won: 1, results: [{ score: { T1: 0, T2: 1 } }] })
  const { events, recorders, state } = await look(captain, match)
  expect(state).toBe('finished')
  expect(events.slice(-2)).toMatchObject([
    { type: 'void', by: scorer.id, at: app.clock.now().toISOString() },
    { type: 'goal', by: scorer.id, minute: '2' },
  ])
  expect(recorders.map(({ _id }) => _id).toSorted()).toEqual([captain.id, scorer.id].toSorted())
})

test('a forgotten goal has the minute of its period, in added time and in extra time', async () => {
  const { match, captain, one, two } = await createTestMatch(app, {
    periods: 2,
    minutesPerMatch: 45,
    aet: true,
  })
  const event = createDevice(app)
  const periods = ['first', 'second', 'extra-first', 'extra-second'] as const
  const played = periods.flatMap((period, n) => {
    app.clock.advance(60 * 60_000)
    const start = [0, 45, 90, 105][n]! * 60_000
    return [
      event('kick-off', { period, clockMs: start }),
      event(n < 3 ? 'period-end' : 'full-time', { period, clockMs: start + 47 * 60_000 }),
    ]
  })
  await recordTestEvents(app, captain, match, ...played)
  app.clock.advance(60 * 60_000)
  const goal = { side: 'T1', player: one[0]!.id } as const
  const forgotten = [
    event('goal', { ...goal, period: 'first', clockMs: 46 * 60_000 }),
    event('goal', { ...goal, period: 'extra-first', clockMs: 91 * 60_000 }),
    event('goal', { side: 'T2', player: two[0]!.id, period: 'extra-second', clockMs: 120 * 60_000 }),
  ]
  const { accepted } = await recordTestEvents(app, captain, match, ...forgotten)
  expect(accepted.map(({ minute }) => minute)).toEqual(['45+2', '92', '120+1'])
  expect(await preview(`/m/${match._id}`)).toContain('45+2’, 92’; ')
  expect(await season(one[0]!)).toMatchObject({ goals: 2, won: 1, results: [{ score: { T1: 2, T2: 1 } }] })
})

test('a result can be corrected for 48 hours after the first full time, then by staff alone', async () => {
  const { match, captain } = await createTestMatch(app)
  const admin = await createPerson(app, { isAdmin: true })
  const event = createDevice(app)
  const fullTime = event('full-time')
  await recordTestEvents(app, captain, match, event('kick-off'), fullTime)
  app.clock.advance(47 * 60 * 60_000)
  await recordTestEvents(app, captain, match, event('void', { voids: fullTime.id }), event('full-time'))
  const inTime = event('goal', { side: 'T1' })
  expect(await recordTestEvents(app, captain, match, inTime)).toMatchObject({ accepted: [{ id: inTime.id }] })
  app.clock.advance(60 * 60_000)
  const late = event('goal', { side: 'T2' })
  expect(await recordTestEvents(app, captain, match, inTime, late)).toMatchObject({
    accepted: [],
    repeated: [inTime.id],
    refused: [{ id: late.id, code: 'corrections-closed' }],
    match: { score: { T1: 1, T2: 0 } },
  })
  expect(await recordTestEvents(app, admin, match, late)).toMatchObject({
    match: { score: { T1: 1, T2: 1 } },
  })
})

test('a match without full time can be recorded at any time', async () => {
  const { match, captain } = await createTestMatch(app)
  const event = createDevice(app)
  await recordTestEvents(app, captain, match, event('kick-off'))
  app.clock.advance(72 * 60 * 60_000)
  const sent = [event('goal', { side: 'T1' }), event('full-time')]
  expect(await recordTestEvents(app, captain, match, ...sent)).toMatchObject({ refused: [] })
})

test('an abandoned match counts in no statistics, opens no vote and does not advance the rotation', async () => {
  const { id, match, captain, one } = await createTestMatch(app, { setCount: 3 })
  const [, mate] = one as [Person, Person]
  const event = createDevice(app)
  await recordTestEvents(
    app,
    captain,
    match,
    event('kick-off'),
    event('goal', { side: 'T1', player: mate.id }),
  )
  const ended = await app.as(captain.token)(abandonSession, { params: { id }, body: { reason: 'rain' } })
  expect(ended).toMatchObject({ state: 'abandoned', matches: [{ state: 'abandoned', played: false }] })
  expect(ended.next).toBeUndefined()
  await recordTestEvents(app, captain, match, event('full-time'))
  expect(await look(captain, match)).toMatchObject({ state: 'abandoned' })
  expect((await look(captain, match)).playerOfTheMatch).toBeUndefined()
  expect(await season(mate)).toMatchObject({ goals: 0, played: 0 })
  await expect(app.as(captain.token)(createMatch, { params: { id } })).rejects.toMatchObject({
    code: 'session-ended',
  })
})
