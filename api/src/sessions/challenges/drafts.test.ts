import { listSlots } from '@i-one/contract/bookings'
import { getHold, releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { getPayments } from '@i-one/contract/payments'
import { createSession, getSession, startSession } from '@i-one/contract/sessions'
import {
  acceptChallenge,
  counterChallenge,
  holdTime,
  sendChallenge,
  withdrawChallenge,
} from '@i-one/contract/sessions/challenges'
import { withdrawOpponent } from '@i-one/contract/sessions/opponents'
import { describe, expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { hoursAfterSessionStart, challengeTerms } from '../../../test/make-challenge.ts'
import { sessionStart, usualSettings } from '../../../test/make-open-session.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, day, hour, minute, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

type Led = Awaited<ReturnType<typeof createTestTeam>>

const holdAt = ({ team, captain }: Led, pitch: string, hours: number) =>
  app.as(captain.token)(holdTime, { body: { team: team._id, pitch, start: hoursAfterSessionStart(hours) } })
const send = (from: Led, to: Led, pitch: string, times: readonly number[], more = {}) =>
  app.as(from.captain.token)(sendChallenge, {
    ...byId(to.team),
    body: {
      ...challengeTerms,
      slots: times.map((hours) => ({ pitch, start: hoursAfterSessionStart(hours) })),
      team: from.team._id,
      ...more,
    },
  })
const stateAt = async (pitch: string, hours: number) => {
  const slots = await app.as()(listSlots, { params: { id: pitch } })
  return slots.find(({ start }) => start === hoursAfterSessionStart(hours))?.state
}
const createSides = () => Promise.all([createTestTeam(app), createTestTeam(app), createTestPitch(app)])

describe('[TEAM-2] a time that is offered in a challenge', () => {
  test('is held immediately, up to three beyond the limit of two holds, and can be released', async () => {
    const [from, , pitch] = await createSides()
    const call = app.as(from.captain.token)
    for (const hours of [1, 2])
      await call(createHold, { body: { pitch, start: hoursAfterSessionStart(hours) } })
    const first = await holdAt(from, pitch, 0)
    expect(Date.parse(first.expiresAt) - Date.parse(testTime)).toBe(10 * minute)
    for (const hours of [24, 48]) await holdAt(from, pitch, hours)
    expect(await stateAt(pitch, 0)).toBe('held')
    await expect(holdAt(from, pitch, 72)).rejects.toMatchObject(apiError('too-many-times'))
    app.clock.advance(minute)
    expect(await holdAt(from, pitch, 0)).toMatchObject({ _id: first._id, expiresAt: first.expiresAt })
    expect(await call(getHold, byId(first))).toMatchObject({ _id: first._id })
    await call(releaseHold, byId(first))
    expect(await stateAt(pitch, 0)).toBe('free')
    await holdAt(from, pitch, 72)
  })

  test('cannot be used by another user or for a session', async () => {
    const [from, to, pitch] = await createSides()
    const hold = await holdAt(from, pitch, 0)
    for (const endpoint of [getHold, releaseHold])
      await expect(app.as(to.captain.token)(endpoint, byId(hold))).rejects.toMatchObject(
        apiError('not-found', 404),
      )
    const asSession = app.as(from.captain.token)(createSession, {
      body: { ...usualSettings, hold: hold._id },
    })
    await expect(asSession).rejects.toMatchObject(apiError('hold-ended'))
    expect(await stateAt(pitch, 0)).toBe('held')
  })

  test('is refused where it could not be sent, and nothing is held', async () => {
    const [from, to, pitch] = await createSides()
    const outsider: Led = { team: from.team, captain: await createPerson(app) }
    await expect(holdAt(outsider, pitch, 0)).rejects.toMatchObject(apiError('not-a-member'))
    const challenge = await send(from, to, pitch, [72])
    await expect(holdAt(from, pitch, 0)).rejects.toMatchObject(apiError('challenge-open'))
    await app.as(from.captain.token)(withdrawChallenge, byId(challenge))
    app.clock.set(new Date(sessionStart.getTime() - 6 * hour))
    await expect(holdAt(from, pitch, 0)).rejects.toMatchObject(apiError('too-soon'))
    expect(await stateAt(pitch, 0)).toBe('free')
  })

  test('becomes the hold of the challenge that is sent, until the answer', async () => {
    const [from, to, pitch] = await createSides()
    const holds = [await holdAt(from, pitch, 0), await holdAt(from, pitch, 24)]
    app.clock.advance(5 * minute)
    const challenge = await send(from, to, pitch, [0, 24, 48])
    expect(challenge.slots.slice(0, 2).map(({ _id }) => _id)).toEqual(holds.map(({ _id }) => _id))
    expect(challenge.slots.map(({ state }) => state)).toEqual(['held', 'held', 'held'])
    await expect(app.as(from.captain.token)(releaseHold, byId(holds[0]!))).rejects.toMatchObject(
      apiError('hold-ended'),
    )
    app.clock.advance(hour)
    await app.sweep()
    expect(await stateAt(pitch, 0)).toBe('held')
  })

  test('is suggested by the same rules where a challenge is answered with other times', async () => {
    const [from, to, pitch] = await createSides()
    const challenge = await send(from, to, pitch, [0])
    const hold = await holdAt(to, pitch, 24)
    const body = {
      ...challengeTerms,
      slots: [{ pitch, start: hoursAfterSessionStart(24) }],
      pays: 'to' as const,
    }
    const counter = await app.as(to.captain.token)(counterChallenge, { ...byId(challenge), body })
    expect(counter).toMatchObject({ mine: 'from', pays: 'to', slots: [{ _id: hold._id, state: 'held' }] })
    expect(await stateAt(pitch, 0)).toBe('free')
  })
})

describe('[TEAM-2] a race for a time', () => {
  test('is won by one captain, and the others get free alternatives', async () => {
    const pitch = await createTestPitch(app)
    const captains = await Promise.all(Array.from({ length: 6 }, () => createTestTeam(app)))
    const answers = await Promise.allSettled(captains.map((led) => holdAt(led, pitch, 0)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          ...apiError('slot-taken'),
          body: { alternatives: [{ start: hoursAfterSessionStart(1), state: 'free' }, {}, {}] },
        })
  })

  test('that runs out while the challenge is sent is won by the sender or by who taps it then, whole', async () => {
    for (let n = 0; n < 6; n++) {
      const [from, to, pitch] = await createSides()
      const rival = await createTestTeam(app)
      const first = await holdAt(from, pitch, 0)
      app.clock.advance(minute)
      const second = await holdAt(from, pitch, 24)
      app.clock.set(first.expiresAt)
      const [sent, tapped] = await Promise.allSettled([
        send(from, to, pitch, [24, 0]),
        holdAt(rival, pitch, 0),
        app.sweep(),
      ])
      expect(new Set([sent.status, tapped.status])).toEqual(new Set(['fulfilled', 'rejected']))
      if (tapped.status === 'rejected') expect(tapped.reason).toMatchObject(apiError('slot-taken'))
      if (sent.status === 'rejected') {
        expect(sent.reason).toMatchObject({
          ...apiError('slots-taken'),
          body: { taken: [hoursAfterSessionStart(0)] },
        })
        expect(await app.as(from.captain.token)(getHold, byId(second))).toMatchObject({
          expiresAt: second.expiresAt,
        })
      }
      expect(await stateAt(pitch, 0)).toBe('held')
      app.clock.set(testTime)
    }
  })
})

describe('[TEAM-2] who pays', () => {
  const accepted = async (pays: 'both' | 'from' | 'to') => {
    const [from, to, pitch] = await createSides()
    const challenge = await send(from, to, pitch, [0, 24], { pays })
    const { session, slots } = await app.as(to.captain.token)(acceptChallenge, {
      ...byId(challenge),
      body: { slot: challenge.slots[1]!._id },
    })
    expect(slots.map(({ state }) => state)).toEqual(['lost', 'chosen'])
    return { from, to, params: { params: { id: session! } } }
  }
  const sharesOf = async (captain: Person, params: { params: { id: string } }) => {
    const { places } = await app.as(captain.token)(getPayments, params)
    return new Map(places.map(({ player, share }) => [player._id, share]))
  }

  test.each([
    ['both', undefined, [1_250_000, 1_250_000]],
    ['from', 1, [2_500_000, undefined]],
    ['to', 2, [undefined, 2_500_000]],
  ] as const)('%s is kept on the challenge and on the session, and the shares follow', async (...row) => {
    const [pays, payingSide, owed] = row
    const { from, to, params } = await accepted(pays)
    const session = await app.as(to.captain.token)(getSession, params)
    expect(session.payingSide).toBe(payingSide)
    app.clock.set(new Date(sessionStart.getTime() + day))
    await app.as(from.captain.token)(startSession, params)
    const shares = await sharesOf(from.captain, params)
    expect([from, to].map(({ captain }) => shares.get(captain.id))).toEqual(owed)
  })

  test('is reset when the side reopens', async () => {
    const { from, to, params } = await accepted('to')
    await app.as(to.captain.token)(withdrawOpponent, params)
    const session = await app.as(from.captain.token)(getSession, params)
    expect(session.payingSide).toBeUndefined()
    expect((await sharesOf(from.captain, params)).get(from.captain.id)).toBeGreaterThan(0)
  })
})
