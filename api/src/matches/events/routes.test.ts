import { randomUUID } from 'node:crypto'
import { Match, createMatch, getMatch, recordEvents } from '@i-one/contract/matches'
import { finishSession, getSession } from '@i-one/contract/sessions'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { createPerson } from '../../../test/make.ts'
import { hour, apiError, startTestApp } from '../../../test/suite.ts'
import { settleMatch } from '../../tournaments/settle.ts'
import { finishStaleMatches } from './actions.ts'

const app = await startTestApp()

describe('recording what happened', () => {
  test('numbers each event, moves the score and answers the match', async () => {
    const { match, captain, one, two } = await createTestMatch(app)
    const [kickOff, scorer, passer] = [createDevice(app)('kick-off'), one[1], one[0]]
    const goal = { ...createDevice(app)('goal', { side: 'T1', player: scorer?.id }), clockMs: 61_000 }
    const assist = {
      ...createDevice(app)('assist', { side: 'T1', player: passer?.id, goal: goal.id }),
      clockMs: 61_000,
    }
    const own = {
      ...createDevice(app)('own-goal', { side: 'T1', player: passer?.id, period: 'first' }),
      clockMs: 485_000,
    }
    const reply = await recordTestEvents(app, captain, match, kickOff, goal, assist, own)
    expect(z.parse(recordEvents.reply, reply)).toEqual(reply)
    expect(reply).toMatchObject({ seq: 4, repeated: [], refused: [] })
    expect(reply.accepted.map(({ seq, minute, by }) => [seq, minute, by])).toEqual([
      [1, '1', captain.id],
      [2, '2', captain.id],
      [3, '2', captain.id],
      [4, '8+1', captain.id],
    ])
    expect(reply.match).toMatchObject({
      seq: 4,
      state: 'playing',
      score: { T1: 1, T2: 1 },
      clock: { running: true, elapsedMs: 0, at: app.clock.now().toISOString() },
      events: reply.accepted,
      mine: { mayScore: true },
    })
    const seen = await app.as(two[0]?.token)(getMatch, { params: { id: match._id } })
    expect(z.parse(Match, seen)).toEqual({ ...reply.match, mine: { mayScore: false } })
  })

  test('counts a repeat once, also when two send the same at once', async () => {
    const { match, captain } = await createTestMatch(app)
    const event = createDevice(app)
    const events = [event('kick-off'), event('goal', { side: 'T2' }), event('goal', { side: 'T2' })]
    const both = await Promise.all([1, 2].map(() => recordTestEvents(app, captain, match, ...events)))
    expect(both.map(({ accepted }) => accepted.length).toSorted()).toEqual([0, 3])
    expect(both.map(({ repeated }) => repeated.length).toSorted()).toEqual([0, 3])
    for (const { seq, match } of both) expect([seq, match.score]).toEqual([3, { T1: 0, T2: 2 }])
    const again = await recordTestEvents(app, captain, match, ...events, event('goal', { side: 'T1' }))
    expect(again).toMatchObject({ seq: 4, repeated: events.map(({ id }) => id), refused: [] })
  })

  test('numbers without gaps what many scorers send at once', async () => {
    const { match, captain } = await createTestMatch(app)
    const event = createDevice(app)
    const batches = Array.from({ length: 12 }, () => [
      event('goal', { side: 'T1' }),
      event('goal', { side: 'T2' }),
    ])
    await Promise.all(batches.map((batch) => recordTestEvents(app, captain, match, ...batch)))
    const { events, score, seq } = await app.as()(getMatch, { params: { id: match._id } })
    expect([seq, score]).toEqual([24, { T1: 12, T2: 12 }])
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1))
  })

  test('comes to the same in any order, a void before what it voids among it', async () => {
    const event = createDevice(app)
    const [first, second] = [event('goal', { side: 'T1' }), event('goal', { side: 'T2' })]
    const taken = event('void', { voids: first.id })
    const given = event('void', { voids: taken.id })
    const sent = [
      event('kick-off'),
      first,
      second,
      taken,
      given,
      event('void', { voids: second.id }),
      event('pause'),
    ]
    const answers = []
    for (const events of [sent, sent.toReversed(), [...sent.slice(4), ...sent.slice(0, 4)]]) {
      const { match, captain } = await createTestMatch(app)
      for (const one of events) await recordTestEvents(app, captain, match, one)
      const { score, clock, state, period } = await app.as()(getMatch, { params: { id: match._id } })
      answers.push({ score, clock, state, period })
    }
    expect(answers[0]?.score).toEqual({ T1: 1, T2: 0 })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('ends with full time and opens again when that is taken back', async () => {
    const { match, captain } = await createTestMatch(app)
    const event = createDevice(app)
    const fullTime = event('full-time')
    expect((await recordTestEvents(app, captain, match, event('kick-off'), fullTime)).match.state).toBe(
      'finished',
    )
    const after = await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }))
    expect(after.match).toMatchObject({ state: 'finished', score: { T1: 1, T2: 0 } })
    expect(
      (await recordTestEvents(app, captain, match, event('void', { voids: fullTime.id }))).match.state,
    ).toBe('playing')
  })

  test('does not open a match again while the next one is unfinished, and takes the rest', async () => {
    const { id, match, captain } = await createTestMatch(app)
    const event = createDevice(app)
    const [kickOff, fullTime] = [event('kick-off'), event('full-time')]
    await recordTestEvents(app, captain, match, kickOff, fullTime)
    await app.as(captain.token)(createMatch, { params: { id } })
    const reopening = event('void', { voids: fullTime.id })
    const goal = event('goal', { side: 'T1' })
    const reply = await recordTestEvents(
      app,
      captain,
      match,
      reopening,
      goal,
      event('void', { voids: kickOff.id }),
    )
    expect(reply).toMatchObject({
      refused: [{ id: reopening.id, code: 'match-unfinished' }],
      match: { state: 'finished', score: { T1: 1 }, seq: 4 },
    })
  })

  test('loses the race against the next match with a refusal, never with two unfinished ones', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 10; round++) {
      const { id, match, captain } = await createTestMatch(app)
      const event = createDevice(app)
      const fullTime = event('full-time')
      await recordTestEvents(app, captain, match, event('kick-off'), fullTime)
      const [reopened, next] = await Promise.allSettled([
        recordTestEvents(app, captain, match, event('void', { voids: fullTime.id })),
        app.as(captain.token)(createMatch, { params: { id } }),
      ])
      const unfinished = await app.db
        .selectFrom('matches')
        .select('id')
        .where('session_id', '=', id)
        .where('state', '<>', 'finished')
        .execute()
      expect(unfinished).toHaveLength(1)
      for (const one of [reopened, next])
        if (one.status === 'rejected') expect(one.reason).toMatchObject(apiError('match-unfinished'))
      outcomes.add(`${reopened.status} ${next.status}`)
    }
    expect(outcomes).not.toContain('rejected rejected')
  })

  test('refuses an event one by one: a player of no lineup or of the other side, an id with other content', async () => {
    const { match, captain, one, two } = await createTestMatch(app)
    const stranger = await createPerson(app)
    const event = createDevice(app)
    const goal = event('goal', { side: 'T1', player: one[0]?.id })
    const foreign = event('goal', { side: 'T1', player: stranger.id })
    const wrongSide = event('goal', { side: 'T1', player: two[0]?.id })
    const swap = event('substitution', { side: 'T1', player: one[0]?.id, on: stranger.id })
    const changed = { ...goal, player: one[1]?.id }
    const reply = await recordTestEvents(app, captain, match, goal, foreign, wrongSide, swap, changed)
    expect(reply.accepted.map(({ id }) => id)).toEqual([goal.id])
    expect(reply.refused).toEqual([
      { id: foreign.id, code: 'not-in-lineup' },
      { id: wrongSide.id, code: 'not-in-lineup' },
      { id: swap.id, code: 'not-in-lineup' },
      { id: goal.id, code: 'id-reused' },
    ])
  })

  test('pulls an instant that cannot be into what can, and still knows the event again', async () => {
    const { match, captain } = await createTestMatch(app)
    app.clock.advance(5000)
    const event = createDevice(app)
    const ahead = event('kick-off', { at: '2035-01-01T00:00:00.000Z' })
    const behind = event('goal', { side: 'T1', at: '0000-01-01T00:00:00Z' })
    const now = app.clock.now()
    const { accepted } = await recordTestEvents(app, captain, match, ahead, behind)
    expect(accepted.map(({ at }) => at)).toEqual([now.toISOString(), match.start])
    app.clock.advance(5000)
    expect((await recordTestEvents(app, captain, match, ahead)).repeated).toEqual([ahead.id])
  })

  test('asks whether a goal that two recorded at about the same time is one, until somebody says so', async () => {
    const { match, captain } = await createTestMatch(app)
    const scorer = await createPerson(app)
    await app.db.insertInto('scorers').values({ match_id: match._id, user_id: scorer.id }).execute()
    const event = createDevice(app)
    const mine = event('goal', { side: 'T1' })
    await recordTestEvents(app, captain, match, event('kick-off'), mine)
    app.clock.advance(4000)
    const [theirs, other] = [event('goal', { side: 'T1' }), event('goal', { side: 'T2' })]
    const { match: asked } = await recordTestEvents(app, scorer, match, theirs, other)
    expect(z.parse(Match, asked)).toEqual(asked)
    expect(asked).toMatchObject({ score: { T1: 2, T2: 1 }, sameGoals: [[mine.id, theirs.id]] })

    const two = event('two-goals', { goal: mine.id, other: theirs.id })
    const { match: settled } = await recordTestEvents(app, captain, match, two)
    expect(settled).toMatchObject({ score: { T1: 2, T2: 1 } })
    expect(settled).not.toHaveProperty('sameGoals')
    expect(settled.events.at(-1)).toMatchObject({ goal: mine.id, other: theirs.id, by: captain.id })

    const { match: again } = await recordTestEvents(app, captain, match, event('void', { voids: two.id }))
    expect(again.sameGoals).toEqual([[mine.id, theirs.id]])
    const { match: one } = await recordTestEvents(app, scorer, match, event('void', { voids: theirs.id }))
    expect(one).toMatchObject({ score: { T1: 1, T2: 1 } })
    expect(one).not.toHaveProperty('sameGoals')
  })

  test('[MATCH-6] is for the captain, appointed scorers and staff', async () => {
    const { match, captain, one } = await createTestMatch(app)
    const player = one[1] ?? captain
    const [admin, scorer, stranger] = await Promise.all([
      createPerson(app, { isAdmin: true }),
      createPerson(app),
      createPerson(app),
    ])
    await app.db.insertInto('scorers').values({ match_id: match._id, user_id: scorer.id }).execute()
    const event = createDevice(app)
    for (const person of [captain, admin, scorer])
      expect(
        (await recordTestEvents(app, person, match, event('goal', { side: 'T1' }))).accepted,
      ).toHaveLength(1)
    for (const person of [player, stranger])
      await expect(recordTestEvents(app, person, match, event('goal', { side: 'T1' }))).rejects.toMatchObject(
        apiError('not-scorer'),
      )
    await expect(
      recordTestEvents(app, captain, { _id: randomUUID() }, event('kick-off')),
    ).rejects.toMatchObject(apiError('not-found', 404))
    const call = { params: { id: match._id }, body: { events: [event('kick-off')] } }
    await expect(app.as()(recordEvents, call)).rejects.toMatchObject(apiError('not-signed-in', 401))
  })

  test('[MATCH-6] is for the captains of the two teams that play as its sides', async () => {
    const { id, match, one } = await createTestMatch(app, { setCount: 3 })
    const [member] = one.slice(1)
    const [playing, next] = [await createTestTeam(app, { members: [member!] }), await createTestTeam(app)]
    const assignTeamToSet = (number: number, { team }: typeof playing) =>
      app.db
        .updateTable('sets')
        .set({ team_id: team._id })
        .where('session_id', '=', id)
        .where('number', '=', number)
        .execute()
    await assignTeamToSet(1, playing)
    await assignTeamToSet(3, next)
    const event = createDevice(app)
    const { match: kicked } = await recordTestEvents(app, playing.captain, match, event('kick-off'))
    expect(kicked).toMatchObject({ state: 'playing', mine: { mayScore: true } })
    for (const other of [member!, next.captain])
      await expect(recordTestEvents(app, other, match, event('goal', { side: 'T1' }))).rejects.toMatchObject(
        apiError('not-scorer'),
      )
  })

  test('names the wrong field of a wrong event and stores nothing of what came with it', async () => {
    const { match, captain } = await createTestMatch(app)
    const event = createDevice(app)
    const wrong = (fields: object, path: string) =>
      expect(
        recordTestEvents(app, captain, match, event('kick-off'), { ...event('pause'), ...fields }),
      ).rejects.toMatchObject({
        ...apiError('bad-input', 400),
        fields: { [`events.1.${path}`]: expect.any(String) },
      })
    await wrong({ type: 'goal' }, 'side')
    await wrong({ type: 'assist', side: 'T1' }, 'goal')
    await wrong({ type: 'void' }, 'voids')
    await wrong({ type: 'two-goals', goal: randomUUID() }, 'other')
    await wrong({ type: 'two-goals', other: randomUUID() }, 'goal')
    await wrong({ kicksEach: 6 }, 'kicksEach')
    await wrong({ type: 'shoot-out-kick', side: 'T1' }, 'scored')
    await wrong({ id: 'one' }, 'id')
    await wrong({ clockMs: -1 }, 'clockMs')
    await wrong({ at: 'yesterday' }, 'at')
    await expect(recordTestEvents(app, captain, match)).rejects.toMatchObject({
      fields: { events: expect.any(String) },
    })
    const many = Array.from({ length: 201 }, () => event('pause'))
    await expect(recordTestEvents(app, captain, match, ...many)).rejects.toMatchObject(
      apiError('bad-input', 400),
    )
    expect((await app.as()(getMatch, { params: { id: match._id } })).seq).toBe(0)
  })

  test('takes two hundred at once', async () => {
    const { match, captain } = await createTestMatch(app)
    const event = createDevice(app)
    const many = Array.from({ length: 200 }, () => event('goal', { side: 'T1' }))
    expect(await recordTestEvents(app, captain, match, ...many)).toMatchObject({
      seq: 200,
      match: { score: { T1: 200 } },
    })
  })

  test('runs into extra time and a shoot-out where the session has them', async () => {
    const { match, captain } = await createTestMatch(app, { aet: true, penaltyShootout: true })
    const event = createDevice(app)
    const start = [event('kick-off', { period: 'first' }), event('period-end', { period: 'first' })]
    const extra = event('kick-off', { period: 'extra-first' })
    expect((await recordTestEvents(app, captain, match, ...start, extra)).match.state).toBe('extra-time')
    const kicks = [event('period-end'), event('shoot-out-kick', { side: 'T1', scored: true })]
    const missed = event('shoot-out-kick', { side: 'T2', scored: false })
    expect((await recordTestEvents(app, captain, match, ...kicks, missed)).match).toMatchObject({
      state: 'shoot-out',
      period: 'shoot-out',
      score: { T1: 0, T2: 0 },
      shootOut: { T1: 1, T2: 0 },
    })
  })
})

describe('a match that nobody ends', () => {
  test('is finished by itself two hours after its session’s end and not before, and its session with it', async () => {
    const start = app.clock.now()
    const { id, match, captain } = await createTestMatch(app, { start })
    const event = createDevice(app)
    await recordTestEvents(app, captain, match, event('kick-off'), event('goal', { side: 'T2' }))
    const look = () => app.as()(getMatch, { params: { id: match._id } })
    app.clock.set(new Date(start.getTime() + 3 * hour - 1))
    await app.sweep()
    expect((await look()).state).toBe('playing')
    app.clock.advance(1)
    await Promise.all([app.sweep(), app.sweep()])
    expect(await look()).toMatchObject({
      state: 'finished',
      score: { T1: 0, T2: 1 },
      seq: 3,
      clock: { running: false, elapsedMs: 8 * 60_000 },
      events: [{}, {}, { type: 'full-time', by: null }],
    })
    const session = await app.as(captain.token)(getSession, { params: { id } })
    expect(session).toMatchObject({ state: 'finished', matches: [{ state: 'finished' }] })
  })

  test('and one that was opened again after its session, two hours after what was recorded last', async () => {
    const start = app.clock.now()
    const { id, match, captain } = await createTestMatch(app, { start })
    const event = createDevice(app)
    const fullTime = event('full-time')
    await recordTestEvents(app, captain, match, event('kick-off'), fullTime)
    await app.as(captain.token)(finishSession, { params: { id } })
    app.clock.set(new Date(start.getTime() + 24 * hour))
    await recordTestEvents(app, captain, match, event('void', { voids: fullTime.id }))
    app.clock.advance(2 * hour - 1)
    await app.sweep()
    const look = () => app.as()(getMatch, { params: { id: match._id } })
    expect((await look()).state).toBe('playing')
    app.clock.advance(1)
    await app.sweep()
    expect(await look()).toMatchObject({ state: 'finished', seq: 4 })
  })

  test('holds up no other if it cannot be finished', async () => {
    const start = app.clock.now()
    const [stuck, next] = [await createTestMatch(app, { start }), await createTestMatch(app, { start })]
    for (const { match, captain } of [stuck, next])
      await recordTestEvents(app, captain, match, createDevice(app)('kick-off'))
    const stateOf = async ({ match }: typeof stuck) =>
      (await app.as()(getMatch, { params: { id: match._id } })).state
    app.clock.set(new Date(start.getTime() + 3 * hour))
    const not = sql.lit(stuck.match._id)
    await sql`alter table events add constraint stuck check (match_id <> ${not}) not valid`.execute(app.db)
    await expect(finishStaleMatches(app.db, app.clock.now(), settleMatch)).rejects.toThrow(AggregateError)
    expect([await stateOf(stuck), await stateOf(next)]).toEqual(['playing', 'finished'])
    await sql`alter table events drop constraint stuck`.execute(app.db)
    await finishStaleMatches(app.db, app.clock.now(), settleMatch)
    expect(await stateOf(stuck)).toBe('finished')
  })
})
