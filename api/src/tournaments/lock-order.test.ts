import { getMatch } from '@i-one/contract/matches'
import { appointScorer } from '@i-one/contract/matches/scorers'
import { hideName } from '@i-one/contract/moderation/staff/hiding'
import { suspend } from '@i-one/contract/moderation/staff/suspension'
import { enterResult, removeResult } from '@i-one/contract/tournaments/results'
import { hour } from '@i-one/game/durations'
import { describe, expect, test } from 'vitest'
import { lockRow } from '../../test/lock.ts'
import { createDevice, recordTestEvents } from '../../test/make-match.ts'
import { createCupFinal } from '../../test/make-tournament.ts'
import { createPerson } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'
import { finishStaleMatches } from '../matches/events/actions.ts'
import { settleMatch } from './settle.ts'

const app = await startTestApp()

type Cup = Awaited<ReturnType<typeof createCupFinal>>

const staff = async () => app.as((await createPerson(app, { isAdmin: true })).token)
const why = 'It is rude'

const changes: Record<string, (cup: Cup) => Promise<() => Promise<unknown>>> = {
  'a kick-off': async ({ final, one }) => {
    const event = createDevice(app)
    return () => recordTestEvents(app, one.captain, final, event('kick-off'))
  },
  'a goal': async ({ final, one }) => {
    const event = createDevice(app)
    await recordTestEvents(app, one.captain, final, event('kick-off'))
    return () => recordTestEvents(app, one.captain, final, event('goal', { side: 'T1' }))
  },
  'a result': async ({ final, call, params }) => {
    return () => call(enterResult, { params: { ...params, match: final._id }, body: { T1: 1 } })
  },
  'a result taken back': async ({ final, call, params, enter }) => {
    await enter(3, { T1: 1 })
    return () => call(removeResult, { params: { ...params, match: final._id } })
  },
  'the suspension of a scorer': async ({ final, call, teams }) => {
    const scorer = teams[3]!.players[1]!
    await call(appointScorer, { params: { id: final._id, player: scorer.id } })
    const asked = await staff()
    const body = { reason: 'something-else', days: 7, words: why } as const
    return () => asked(suspend, { params: { id: scorer.id }, body })
  },
  'the hiding of a team’s name': async ({ one }) => {
    const asked = await staff()
    return () => asked(hideName, { body: { kind: 'team', about: one.id, why } })
  },
}

describe('a tournament is locked before its matches', () => {
  test.each(Object.entries(changes))('by %s', async (_what, prepare) => {
    const cup = await createCupFinal(app)
    const change = await prepare(cup)
    const organizer = await lockRow(app, 'tournaments', cup.id)
    await organizer.queue(change)
    // the change waits for the tournament's lock, so it must not have locked the match yet
    await organizer.take('matches', cup.final._id)
    expect(await organizer.release()).toMatchObject([{ status: 'fulfilled' }])
  })

  test('the timer skips a stale match while its tournament is being changed', async () => {
    const { final, id, one } = await createCupFinal(app)
    await recordTestEvents(app, one.captain, final, createDevice(app)('kick-off'))
    const later = new Date(app.clock.now().getTime() + 5 * hour)
    const state = async () => (await app.as()(getMatch, { params: { id: final._id } })).state
    const organizer = await lockRow(app, 'tournaments', id)
    await finishStaleMatches(app.db, later, settleMatch)
    await organizer.release()
    expect(await state()).toBe('playing')
    await finishStaleMatches(app.db, later, settleMatch)
    expect(await state()).toBe('finished')
  })
})
