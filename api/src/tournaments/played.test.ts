import { getMatch } from '@i-one/contract/matches'
import { appointScorer, transferWhistle, acceptWhistle } from '@i-one/contract/matches/scorers'
import { listNotifications } from '@i-one/contract/notifications'
import { getPlayerStats } from '@i-one/contract/stats'
import { getTeamStats } from '@i-one/contract/stats/teams'
import { appointViceCaptain } from '@i-one/contract/teams/members'
import { enterResult } from '@i-one/contract/tournaments/results'
import { minute } from '@i-one/game/durations'
import { describe, expect, test } from 'vitest'
import { lockRow } from '../../test/lock.ts'
import { createDevice, recordTestEvents } from '../../test/make-match.ts'
import { createCupFinal } from '../../test/make-tournament.ts'
import { type Person, createPerson } from '../../test/make.ts'
import { createPreviewRenderer } from '../../test/preview-of.ts'
import { hour, apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()
const preview = createPreviewRenderer(app)

describe('a match of a tournament', () => {
  test('is a match like any other, between the squads', async () => {
    const { final, id, one, two, start } = await createCupFinal(app)
    expect(final).toMatchObject({ state: 'scheduled', isMatch: true, start: start.toISOString() })
    const match = await app.as(one.captain.token)(getMatch, { params: { id: final._id } })
    expect(match).toMatchObject({
      tournament: id,
      matchType: 'Cup Finals',
      state: 'scheduled',
      teamOne: { name: 'Team 1' },
      teamTwo: { name: 'Team 2' },
      playersPerTeam: 5,
      penaltyShootout: true,
    })
    const players = (side: 'T1' | 'T2') =>
      Object.values(match.lineups[side])
        .flat()
        .map(({ player }) => player)
        .toSorted()
    expect(players('T1')).toEqual(one.players.map((player) => player.id).toSorted())
    expect(players('T2')).toEqual(two.players.map((player) => player.id).toSorted())
  })

  test('[MATCH-6] is recorded by the organizer and both captains, and by nobody else', async () => {
    const { final, organizer, one, two } = await createCupFinal(app)
    const event = createDevice(app)
    const match = { _id: final._id }
    await recordTestEvents(app, organizer, match, event('kick-off'))
    await recordTestEvents(app, one.captain, match, event('goal', { side: 'T1' }))
    await recordTestEvents(app, two.captain, match, event('goal', { side: 'T2' }))
    for (const other of [one.players[1]!, await createPerson(app)])
      await expect(recordTestEvents(app, other, match, event('goal', { side: 'T2' }))).rejects.toMatchObject(
        apiError('not-scorer'),
      )
  })

  test('is recorded by a vice-captain too, as the team was entered by one', async () => {
    const { final, one } = await createCupFinal(app)
    const [, vice] = one.players
    await app.as(one.captain.token)(appointViceCaptain, {
      params: { id: one.id },
      body: { player: vice!.id },
    })
    const event = createDevice(app)
    await recordTestEvents(app, vice!, { _id: final._id }, event('kick-off'), event('goal', { side: 'T1' }))
    const match = await app.as(vice!.token)(getMatch, { params: { id: final._id } })
    expect(match).toMatchObject({ score: { T1: 1, T2: 0 } })
  })

  test('counts in the season of its players and its teams, under its type', async () => {
    const { final, organizer, one, two } = await createCupFinal(app)
    const event = createDevice(app)
    const goal = event('goal', { side: 'T1', player: one.captain.id })
    await recordTestEvents(app, organizer, { _id: final._id }, event('kick-off'), goal, event('full-time'))
    const { matchTypes, results } = await app.as(one.captain.token)(getPlayerStats, {
      params: { id: one.captain.id },
    })
    expect(matchTypes).toEqual([{ matchType: 'Cup Finals', played: 1, won: 1, goals: 1, assists: 0 }])
    expect(results).toMatchObject([{ match: final._id, matchType: 'Cup Finals' }])
    const team = await app.as(two.captain.token)(getTeamStats, { params: { id: two.id } })
    expect(team).toMatchObject({
      played: 1,
      matchTypes: [{ matchType: 'Cup Finals', played: 1, won: 0, drawn: 0, lost: 1 }],
      form: [{ match: final._id, matchType: 'Cup Finals' }],
    })
  })

  test('is recorded by scorers whom the organizer appoints, or by a scorer link', async () => {
    const { final, organizer, teams } = await createCupFinal(app)
    const [scorer, stranger] = [teams[3]!.players[1]!, await createPerson(app)]
    const params = { id: final._id }
    const appoint = (player: Person) =>
      app.as(organizer.token)(appointScorer, { params: { ...params, player: player.id } })
    await expect(appoint(stranger)).rejects.toMatchObject(apiError('not-in'))
    await appoint(scorer)
    const event = createDevice(app)
    await recordTestEvents(app, scorer, final, event('kick-off'))
    const { code } = await app.as(organizer.token)(transferWhistle, { params })
    const { whistle } = await app.as()(acceptWhistle, { body: { code, name: 'Musa' } })
    await recordTestEvents(app, { ...stranger, token: whistle!.token }, final, event('goal', { side: 'T1' }))
  })

  test('has its result from what was recorded, or from the organizer, not from both', async () => {
    const { final, organizer, enter } = await createCupFinal(app)
    const event = createDevice(app)
    await recordTestEvents(app, organizer, final, event('kick-off'))
    await expect(enter(3, { T1: 1 })).rejects.toMatchObject(apiError('match-unfinished'))
    await recordTestEvents(app, organizer, final, event('goal', { side: 'T1' }), event('full-time'))
    await expect(enter(3, { T1: 1 })).rejects.toMatchObject(apiError('match-recorded'))
    const other = await createCupFinal(app)
    await other.enter(3, { T1: 1 })
    const late = recordTestEvents(app, other.organizer, other.final, event('kick-off'))
    await expect(late).rejects.toMatchObject(apiError('result-entered'))
    const match = await app.as()(getMatch, { params: { id: other.final._id } })
    expect(match).toMatchObject({ state: 'finished', score: { T1: 1, T2: 0 } })
  })

  test('played days before its time keeps when each of its events happened', async () => {
    const { final, organizer } = await createCupFinal(app)
    const starts_at = new Date(app.clock.now().getTime() + 72 * hour)
    await app.db.updateTable('matches').set({ starts_at }).where('id', '=', final._id).execute()
    const event = createDevice(app)
    const happened = [event('kick-off'), event('goal', { side: 'T1' }), event('full-time')].map((one, n) => ({
      ...one,
      at: new Date(app.clock.now().getTime() + n * 4 * minute).toISOString(),
    }))
    app.clock.advance(2 * hour)
    const { accepted } = await recordTestEvents(app, organizer, final, ...happened)
    expect(accepted.map(({ at }) => at)).toEqual(happened.map(({ at }) => at))
    expect(await preview(`/m/${final._id}`)).toContain('Full time. Thu 20 Nov 2025, 16:18 at ')
  })

  test('tells both sides who won it on penalties', async () => {
    const { enter, one, two, tie } = await createCupFinal(app)
    await enter(3, { T1: 1, T2: 1, shootOut: { T1: 4, T2: 5 } })
    expect(await tie(3)).toMatchObject({ winner: 'T2', score: { T1: 1, T2: 1 }, shootOut: { T1: 4, T2: 5 } })
    const heardBy = async ({ captain }: typeof one) => {
      const { notifications } = await app.as(captain.token)(listNotifications)
      return notifications.find(({ kind }) => kind === 'result')?.title
    }
    expect(await heardBy(one)).toContain(' 1–1, 4–5 on penalties ')
    expect(await heardBy(two)).toContain(' 1–1, 5–4 on penalties ')
  })

  test('gives its scorers to the tournament as its events count, whatever else names them', async () => {
    const { final, organizer, one, show } = await createCupFinal(app)
    const event = createDevice(app)
    const goal = event('goal', { side: 'T1', player: one.captain.id })
    const other = event('pause', { voids: goal.id })
    await recordTestEvents(app, organizer, final, event('kick-off'), goal, other, event('full-time'))
    expect((await show()).scorers).toMatchObject([{ count: 1 }])
  })

  test('gives its scorers and its cards to the tournament, unless it is void', async () => {
    const { final, organizer, one, enter, show } = await createCupFinal(app)
    const event = createDevice(app)
    const goal = event('goal', { side: 'T1', player: one.captain.id })
    const card = event('card', { side: 'T1', player: one.captain.id, card: 'yellow' })
    await recordTestEvents(app, organizer, final, event('kick-off'), goal, card, event('full-time'))
    const counted = await show()
    expect([counted.scorers.length, counted.cards.length]).toEqual([1, 1])
    const { scorers, cards } = await enter(3, { kind: 'void' })
    expect([scorers, cards]).toEqual([[], []])
  })

  test('has one result if its scorer ends it while the organizer enters one', async () => {
    const { final, organizer, one, two, enter, tie } = await createCupFinal(app)
    const event = createDevice(app)
    await recordTestEvents(app, organizer, final, event('kick-off'), event('goal', { side: 'T1' }))
    const [recorded, entered] = await Promise.allSettled([
      recordTestEvents(app, one.captain, final, event('full-time')),
      enter(3, { T1: 0, T2: 5 }),
    ])
    expect(recorded.status).toBe('fulfilled')
    expect(entered).toMatchObject({
      status: 'rejected',
      reason: { code: expect.stringMatching(/^match-(unfinished|recorded)$/) as string },
    })
    expect(await tie(3)).toMatchObject({ state: 'finished', winner: 'T1', score: { T1: 1, T2: 0 } })
    const { notifications } = await app.as(two.captain.token)(listNotifications)
    expect(notifications.filter(({ kind }) => kind === 'result')).toHaveLength(1)
  })

  test('is either started by its scorer or decided by its organizer, whichever comes first', async () => {
    const { final, params, call, one, tie } = await createCupFinal(app)
    const lock = await lockRow(app, 'matches', final._id)
    const body = { T1: 0, T2: 3, kind: 'walkover' } as const
    await lock.queue(() => call(enterResult, { params: { ...params, match: final._id }, body }))
    await lock.queue(() => recordTestEvents(app, one.captain, final, createDevice(app)('kick-off')))
    const [entered, begun] = await lock.release()
    expect(entered?.status).toBe('fulfilled')
    expect(begun).toMatchObject({ status: 'rejected', reason: { code: 'result-entered' } })
    expect(await tie(3)).toMatchObject({ state: 'walkover', winner: 'T2' })
  })

  test('is ended once by two concurrent full times', async () => {
    const { final, organizer, one, tie } = await createCupFinal(app)
    const event = createDevice(app)
    await recordTestEvents(app, organizer, final, event('kick-off'), event('goal', { side: 'T2' }))
    await Promise.all([
      recordTestEvents(app, organizer, final, event('full-time')),
      recordTestEvents(app, one.captain, final, event('full-time')),
    ])
    expect(await tie(3)).toMatchObject({ state: 'finished', winner: 'T2' })
  })
})
