import { listSlots } from '@i-one/contract/bookings'
import { getHold, releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { createMatch } from '@i-one/contract/matches'
import { listReports, sendReport } from '@i-one/contract/moderation/reports'
import { listNotifications } from '@i-one/contract/notifications'
import { createSession } from '@i-one/contract/sessions'
import { cancelSession, getSession, listMySessions, startSession } from '@i-one/contract/sessions'
import {
  Challenge,
  acceptChallenge,
  counterChallenge,
  declineChallenge,
  getChallenge,
  listChallenges,
  sendChallenge,
  withdrawChallenge,
} from '@i-one/contract/sessions/challenges'
import { withdrawOpponent, updateAvailability } from '@i-one/contract/sessions/opponents'
import { disbandTeam } from '@i-one/contract/teams'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../../test/app.ts'
import { lockPitchMoves } from '../../../test/lock.ts'
import { hoursAfterSessionStart, createChallenge, challengeTerms } from '../../../test/make-challenge.ts'
import { createOpenSession, sessionStart, usualSettings } from '../../../test/make-open-session.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { createDrawnTournament, createCupFinal } from '../../../test/make-tournament.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, day, hour, minute, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const stateAt = async (pitch: string, hours: number) => {
  const slots = await app.as()(listSlots, { params: { id: pitch } })
  return slots.find(({ start }) => start === hoursAfterSessionStart(hours))?.state
}
const statesAt = (pitch: string) => Promise.all([0, 24, 48].map((hours) => stateAt(pitch, hours)))
const accept = (person: Person, challenge: Challenge, slot = 0) =>
  app.as(person.token)(acceptChallenge, { ...byId(challenge), body: { slot: challenge.slots[slot]!._id } })
const look = (person: Person, challenge: Challenge) => app.as(person.token)(getChallenge, byId(challenge))
const kindsOf = async ({ token }: Person) =>
  (await app.as(token)(listNotifications)).notifications.map(({ kind }) => kind)
const send = (
  { team, captain }: { team: { _id: string }; captain: Person },
  to: { team: { _id: string } },
  slots: { pitch: string; start: string; slots?: number }[],
  more = {},
) =>
  app.as(captain.token)(sendChallenge, {
    ...byId(to.team),
    body: { ...challengeTerms, slots, team: team._id, ...more },
  })

describe('[TEAM-2] a challenge', () => {
  test('holds its times for a day, outside the limit of two holds, and tells who leads the other team', async () => {
    const { challenge, from, to, pitch } = await createChallenge(app)
    expect(z.parse(Challenge, challenge)).toEqual(challenge)
    expect(challenge).toMatchObject({ state: 'open', mine: 'from', from: { name: 'Danfo Drifters' } })
    expect(challenge.answerBy).toBe(new Date(Date.parse(testTime) + day).toISOString())
    expect(await statesAt(pitch)).toEqual(['held', 'held', 'held'])
    expect(await look(to.captain, challenge)).toMatchObject({ mine: 'to' })
    expect(await kindsOf(to.captain)).toEqual(['challenged'])
    const call = app.as(from.captain.token)
    for (const hours of [1, 2])
      await call(createHold, { body: { pitch, start: hoursAfterSessionStart(hours - 24) } })
    const [hold] = challenge.slots
    const asHold = { params: { id: hold!._id } }
    await expect(call(getHold, asHold)).rejects.toMatchObject(apiError('hold-ended'))
    await expect(call(releaseHold, asHold)).rejects.toMatchObject(apiError('hold-ended'))
    await expect(call(createSession, { body: { ...usualSettings, hold: hold!._id } })).rejects.toMatchObject(
      apiError('hold-ended'),
    )
    expect(await statesAt(pitch)).toEqual(['held', 'held', 'held'])
  })

  test('accepted is a session of the two teams with both captains in charge, and the other times are free', async () => {
    const [ours, theirs] = [await createPerson(app), await createPerson(app)]
    const from = await createTestTeam(app, { members: [ours], name: 'Danfo Drifters' })
    const to = await createTestTeam(app, { members: [theirs], name: 'Yaba Yaks' })
    const { challenge, pitch } = await createChallenge(app, { from, to })
    const accepted = await accept(to.captain, challenge, 1)
    expect(accepted).toMatchObject({ state: 'accepted', mine: 'to' })
    expect(await statesAt(pitch)).toEqual(['free', 'booked', 'free'])
    const params = { params: { id: accepted.session! } }
    const session = await app.as(ours.token)(getSession, params)
    expect(session).toMatchObject({
      matchType: 'Friendly Match',
      start: hoursAfterSessionStart(24),
      periods: 2,
      minutesPerMatch: 20,
      capacity: 10,
      captain: { _id: from.captain.id },
      opponent: { _id: to.captain.id },
      teamOne: { name: 'Danfo Drifters' },
      teamTwo: { name: 'Yaba Yaks' },
      mine: { state: 'invited', set: 1 },
    })
    for (const person of [ours, theirs])
      expect((await app.as(person.token)(listMySessions)).map(({ _id }) => _id)).toEqual([session._id])
    expect(await kindsOf(from.captain)).toContain('challenge-answered')
    expect(await kindsOf(theirs)).toEqual(['can-you-play'])
    expect(
      (await app.as(theirs.token)(updateAvailability, { ...params, body: { answer: 'in' } })).mine,
    ).toMatchObject({
      state: 'going',
      set: 2,
    })
    app.clock.set(new Date(sessionStart.getTime() + day - minute))
    await app.as(to.captain.token)(startSession, params)
    expect(await app.as(from.captain.token)(createMatch, params)).toMatchObject({
      periods: 2,
      minutesPerPeriod: 20,
      matchType: 'Friendly Match',
    })
  })

  test('[TEAM-2] is accepted once, and never together with a withdrawal', async () => {
    for (let n = 0; n < 4; n++) {
      const { challenge, from, to, pitch } = await createChallenge(app)
      const withdraw = () => app.as(from.captain.token)(withdrawChallenge, byId(challenge))
      const answers = await Promise.allSettled(
        n % 2
          ? [accept(to.captain, challenge), withdraw()]
          : [accept(to.captain, challenge), accept(to.captain, challenge, 1)],
      )
      const lost = answers.filter((answer) => answer.status === 'rejected')
      expect(lost).toHaveLength(1)
      expect(lost[0]?.reason).toMatchObject(apiError('challenge-over'))
      const { state } = await look(to.captain, challenge)
      const booked = (await statesAt(pitch)).filter((one) => one === 'booked')
      expect(booked).toHaveLength(state === 'accepted' ? 1 : 0)
      expect(await statesAt(pitch)).not.toContain('held')
    }
  })

  test('is declined or withdrawn: all is free at once, and the other side hears of it', async () => {
    const one = await createChallenge(app)
    const declined = app.as(one.to.captain.token)(declineChallenge, {
      ...byId(one.challenge),
      body: { reason: 'We are away' },
    })
    expect(await declined).toMatchObject({ state: 'declined' })
    expect(await statesAt(one.pitch)).toEqual(['free', 'free', 'free'])
    const [heard] = (await app.as(one.from.captain.token)(listNotifications)).notifications
    expect(heard).toMatchObject({
      kind: 'challenge-answered',
      title: 'Yaba Yaks declined',
      team: one.from.team._id,
    })
    expect(heard?.text).toContain('We are away')
    const two = await createChallenge(app)
    await app.as(two.from.captain.token)(withdrawChallenge, byId(two.challenge))
    expect(await statesAt(two.pitch)).toEqual(['free', 'free', 'free'])
    // both notifications have the same timestamp, so their order is undefined
    expect((await kindsOf(two.to.captain)).toSorted()).toEqual(['challenge-answered', 'challenged'])
    await expect(accept(two.to.captain, two.challenge)).rejects.toMatchObject({
      ...apiError('challenge-over'),
      body: { state: 'withdrawn' },
    })
  })

  test('can be countered with other times, as a new challenge', async () => {
    const { challenge, from, to, pitch } = await createChallenge(app)
    const body = { ...challengeTerms, slots: [{ pitch, start: hoursAfterSessionStart(24) }] }
    const counter = await app.as(to.captain.token)(counterChallenge, { ...byId(challenge), body })
    expect(counter).toMatchObject({
      state: 'open',
      counters: challenge._id,
      mine: 'from',
      to: { _id: from.team._id },
    })
    expect(await statesAt(pitch)).toEqual(['free', 'held', 'free'])
    expect(await look(from.captain, challenge)).toMatchObject({ state: 'countered' })
    expect(await accept(from.captain, counter)).toMatchObject({ state: 'accepted' })
    const all = await app.as(from.captain.token)(listChallenges, byId(from.team))
    expect(all.map(({ state }) => state).toSorted()).toEqual(['accepted', 'countered'])
  })

  test('expires by the clock, a day after it was sent or six hours before its last time', async () => {
    const { challenge, from, to, pitch } = await createChallenge(app, { times: [0, -2] })
    expect(challenge.answerBy).toBe(hoursAfterSessionStart(-6))
    app.clock.set(new Date(Date.parse(hoursAfterSessionStart(-8))))
    expect((await look(to.captain, challenge)).slots.map(({ state }) => state)).toEqual(['lost', 'held'])
    await expect(accept(to.captain, challenge, 0)).rejects.toMatchObject(apiError('hold-ended'))
    app.clock.set(challenge.answerBy)
    await expect(accept(to.captain, challenge, 1)).rejects.toMatchObject({
      ...apiError('challenge-over'),
      body: { state: 'expired' },
    })
    await Promise.all([app.sweep(), app.sweep()])
    expect(await look(from.captain, challenge)).toMatchObject({ state: 'expired' })
    expect(await stateAt(pitch, 0)).toBe('free')
    expect((await kindsOf(from.captain)).filter((kind) => kind === 'challenge-answered')).toHaveLength(1)
  })

  test('shows the challenged team how many members are free at each time', async () => {
    const [busy, idle, invited] = [await createPerson(app), await createPerson(app), await createPerson(app)]
    const to = await createTestTeam(app, { members: [busy, idle, invited] })
    const { session } = await createOpenSession(app, { captain: busy })
    await app.db
      .insertInto('places')
      .values({ session_id: session._id, player_id: invited.id, state: 'invited', since: app.clock.now() })
      .execute()
    const { challenge, from } = await createChallenge(app, { to, times: [0, 24] })
    const free = async (person: Person) => (await look(person, challenge)).slots.map((slot) => slot.free)
    expect(await free(to.captain)).toEqual([
      { members: 3, of: 4 },
      { members: 4, of: 4 },
    ])
    expect(await free(from.captain)).toEqual([undefined, undefined])
    const { final, one } = await createCupFinal(app)
    const playing = { team: { _id: one.id }, captain: one.captain }
    await app.db
      .updateTable('tournament_matches')
      .set({ starts_at: new Date(hoursAfterSessionStart(0)) })
      .where('id', '=', final._id)
      .execute()
    const other = await createChallenge(app, { to: playing, times: [0, 24] })
    const shown = await look(one.captain, other.challenge)
    expect(shown.slots.map((slot) => slot.free)).toEqual([
      { members: 0, of: 2 },
      { members: 2, of: 2 },
    ])
    const [waits] = (await createDrawnTournament(app)).teams
    const third = await createChallenge(app, { to: { team: { _id: waits!.id }, captain: waits!.captain } })
    const [slot] = (await look(waits!.captain, third.challenge)).slots
    expect(slot?.free).toEqual({ members: 1, of: 1 })
  })

  test('shows how often the challenging team kept its agreements', async () => {
    const [from, to] = [await createTestTeam(app, { name: 'Danfo Drifters' }), await createTestTeam(app)]
    const agreed = async () => {
      const { challenge } = await createChallenge(app, { from, to, times: [0] })
      const { session } = await accept(to.captain, challenge)
      return { params: { id: session! } }
    }
    const keptBy = async (asking: typeof from, asked: typeof to) => {
      const { challenge } = await createChallenge(app, { from: asking, to: asked, times: [0] })
      await app.as(asking.captain.token)(withdrawChallenge, byId(challenge))
      return (await look(asked.captain, challenge)).kept
    }
    const none = { matches: 0, of: 0 }
    expect([await keptBy(from, to), await keptBy(to, from)]).toEqual([none, none])
    const off = await agreed()
    expect(await keptBy(from, to)).toEqual(none)
    await app.as(from.captain.token)(cancelSession, { ...off, body: {} })
    expect([await keptBy(from, to), await keptBy(to, from)]).toEqual([{ matches: 0, of: 1 }, none])
    await app.as(to.captain.token)(withdrawOpponent, await agreed())
    const broken = { matches: 0, of: 1 }
    expect([await keptBy(from, to), await keptBy(to, from)]).toEqual([broken, broken])
    const played = await agreed()
    app.clock.set(sessionStart)
    await app.as(from.captain.token)(startSession, played)
    app.clock.set(testTime)
    const half = { matches: 1, of: 2 }
    expect([await keptBy(from, to), await keptBy(to, from)]).toEqual([half, half])
  })

  test('is sent by a captain to another team, one open challenge at a time', async () => {
    const member = await createPerson(app)
    const from = await createTestTeam(app, { members: [member] })
    const to = await createTestTeam(app)
    const pitch = await createTestPitch(app)
    const slots = [{ pitch, start: hoursAfterSessionStart(0) }]
    await expect(send({ ...from, captain: member }, to, slots)).rejects.toMatchObject(
      apiError('not-a-member'),
    )
    await expect(send(from, from, slots)).rejects.toMatchObject(apiError('same-team'))
    const answers = await Promise.allSettled([
      send(from, to, slots),
      send(from, await createTestTeam(app), [{ pitch, start: hoursAfterSessionStart(1) }]),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = answers.find((answer) => answer.status === 'rejected')
    expect(lost?.reason).toMatchObject(apiError('challenge-open'))
    const ended = await createTestTeam(app)
    await app.as(ended.captain.token)(disbandTeam, byId(ended.team))
    await expect(send(await createTestTeam(app), ended, slots)).rejects.toMatchObject(apiError('team-ended'))
  })

  test('at two pitches does not block another that names them the other way round', async () => {
    const [a, b] = [await createTestPitch(app), await createTestPitch(app)].toSorted()
    const [one, two, to] = [await createTestTeam(app), await createTestTeam(app), await createTestTeam(app)]
    const at = (pitch: string | undefined, hours: number) => ({
      pitch: pitch!,
      start: hoursAfterSessionStart(hours),
    })
    const moves = await lockPitchMoves(app, a!)
    await moves.queue(() => send(one, to, [at(a, 0), at(b, 0)]))
    await moves.queue(() => send(two, to, [at(b, 24), at(a, 24)]))
    expect(await moves.release()).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  })

  test('holds all of its times or none, whoever wants the same ones at once', async () => {
    const pitch = await createTestPitch(app)
    const slots = [24, 0, 48].map((hours) => ({ pitch, start: hoursAfterSessionStart(hours) }))
    const senders = await Promise.all(Array.from({ length: 6 }, () => createTestTeam(app)))
    const to = await createTestTeam(app)
    const answers = await Promise.allSettled(
      senders.map((from, n) => send(from, to, n % 2 ? slots : slots.toReversed())),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(apiError('slots-taken'))
    const [free] = [{ pitch, start: hoursAfterSessionStart(72) }]
    const late = await createTestTeam(app)
    await expect(send(late, to, [free, slots[0]!])).rejects.toMatchObject({
      ...apiError('slots-taken'),
      body: { taken: [hoursAfterSessionStart(24)] },
    })
    expect(await stateAt(pitch, 72)).toBe('free')
  })

  test.each([
    ['too soon', [hoursAfterSessionStart(-24)], {}, apiError('too-soon')],
    [
      'longer than the slot',
      [hoursAfterSessionStart(0)],
      { minutesPerPeriod: 31 },
      apiError('bad-input', 400),
    ],
    ['no times', [], {}, apiError('bad-input', 400)],
    ['four times', [0, 1, 2, 3].map(hoursAfterSessionStart), {}, apiError('bad-input', 400)],
    ['a time twice', [hoursAfterSessionStart(0), hoursAfterSessionStart(0)], {}, apiError('bad-input', 400)],
    ['three periods', [hoursAfterSessionStart(0)], { periods: 3 }, apiError('bad-input', 400)],
  ])('with %s is refused, and nothing is held', async (_, starts, more, error) => {
    const [from, to, pitch] = [
      await createTestTeam(app),
      await createTestTeam(app),
      await createTestPitch(app),
    ]
    app.clock.set(new Date(Date.parse(hoursAfterSessionStart(-24)) - 5 * hour))
    const tried = send(
      from,
      to,
      starts.map((start) => ({ pitch, start })),
      more,
    )
    await expect(tried).rejects.toMatchObject(error)
    expect(await stateAt(pitch, 0)).toBe('free')
  })

  test('is visible only to both teams’ captains and the challenged team’s members', async () => {
    const member = await createPerson(app)
    const to = await createTestTeam(app, { members: [member] })
    const { challenge, from } = await createChallenge(app, { to })
    expect(await look(member, challenge)).not.toHaveProperty('mine')
    await expect(accept(member, challenge)).rejects.toMatchObject(apiError('not-yours'))
    for (const person of [await createPerson(app), await createPerson(app, { isAdmin: true })]) {
      await expect(look(person, challenge)).rejects.toMatchObject(apiError('not-found', 404))
      await expect(accept(person, challenge)).rejects.toMatchObject(apiError('not-found', 404))
    }
    await expect(accept(from.captain, challenge)).rejects.toMatchObject(apiError('not-yours'))
    await expect(app.as(to.captain.token)(withdrawChallenge, byId(challenge))).rejects.toMatchObject(
      apiError('not-yours'),
    )
    await expect(app.as(member.token)(listChallenges, byId(to.team))).rejects.toMatchObject(
      apiError('not-yours'),
    )
    const both = await createTestTeam(app, { captain: from.captain })
    await app.as(from.captain.token)(withdrawChallenge, byId(challenge))
    const own = await createChallenge(app, { from, to: both })
    await expect(accept(from.captain, own.challenge)).rejects.toMatchObject(apiError('same-captain'))
  })
})

test('[TEAM-2] who was challenged reports and blocks by the challenge who sent it, and can still decline it', async () => {
  const { challenge, from, to, pitch } = await createChallenge(app)
  const { by } = await look(to.captain, challenge)
  const about = {
    kind: 'person',
    about: by._id,
    reason: 'rude-or-threatening',
    words: 'A rude word',
  } as const
  await app.as(to.captain.token)(sendReport, { body: { ...about, block: true } })
  const staff = await createPerson(app, { isAdmin: true })
  const { reported } = await app.as(staff.token)(listReports, { query: { closed: 0 } })
  expect(reported.find((one) => one.about._id === from.captain.id)?.reports).toMatchObject([
    { words: 'A rude word' },
  ])
  const again = [{ pitch, start: hoursAfterSessionStart(100) }]
  await expect(send(from, to, again)).rejects.toMatchObject(apiError('cannot-ask-team'))
  const decline = { ...byId(challenge), body: {} }
  expect(await app.as(to.captain.token)(declineChallenge, decline)).toMatchObject({ state: 'declined' })
  expect(await statesAt(pitch)).toEqual(['free', 'free', 'free'])
  await expect(send(from, to, again)).rejects.toMatchObject(apiError('cannot-ask-team'))
})
