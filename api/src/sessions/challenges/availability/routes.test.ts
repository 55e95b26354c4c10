import { listNotifications } from '@i-one/contract/notifications'
import { getSession } from '@i-one/contract/sessions'
import {
  acceptChallenge,
  askMembers,
  getChallenge,
  updateChallengeAvailability,
} from '@i-one/contract/sessions/challenges'
import { beforeEach, describe, expect, test } from 'vitest'
import { testTime } from '../../../../test/app.ts'
import { createChallenge } from '../../../../test/make-challenge.ts'
import { createTestTeam } from '../../../../test/make-team.ts'
import { type Person, createPerson } from '../../../../test/make.ts'
import { byId, hour, apiError, startTestApp } from '../../../../test/suite.ts'
import { lockAndSaveBlock } from '../../../moderation/blocks/sql.ts'

const app = await startTestApp()

beforeEach(() => app.clock.set(testTime))

const createAskedChallenge = async () => {
  const members = [await createPerson(app), await createPerson(app)]
  const to = await createTestTeam(app, { members, name: 'Yaba Yaks' })
  const { challenge, from } = await createChallenge(app, { to })
  const [one, two] = members as [Person, Person]
  const look = ({ token }: Person) => app.as(token)(getChallenge, byId(challenge))
  const ask = ({ token }: Person) => app.as(token)(askMembers, byId(challenge))
  const say = ({ token }: Person, n: number, answer: 'in' | 'maybe' | 'out') =>
    app.as(token)(updateChallengeAvailability, {
      ...byId(challenge),
      body: { slot: challenge.slots[n]!._id, answer },
    })
  return { challenge, captain: to.captain, other: from.captain, one, two, look, ask, say }
}

const questions = async ({ token }: Person) =>
  (await app.as(token)(listNotifications)).notifications.filter(({ kind }) => kind === 'can-you-play')

describe('[TEAM-2] before a challenge is answered', () => {
  test('the team is asked who could play, and its captain sees what each has said of each time', async () => {
    const { challenge, captain, other, one, two, look, ask, say } = await createAskedChallenge()
    expect(await look(captain)).toMatchObject({ plays: true, unsaid: 2, asks: true })
    expect(await ask(captain)).toMatchObject({ unsaid: 2, asks: false })
    expect(await questions(one)).toMatchObject([
      {
        title: 'Danfo Drifters challenge Yaba Yaks: when can you play?',
        link: `/challenges/${challenge._id}`,
      },
    ])
    expect(await questions(captain)).toEqual([])
    expect(await say(one, 0, 'in')).toMatchObject({ plays: true, slots: [{ answer: 'in' }, {}, {}] })
    for (const n of [1, 2]) await say(one, n, 'out')
    await say(two, 0, 'in')
    const said = await say(two, 0, 'maybe')
    expect(said).not.toHaveProperty('mine')
    expect(said).not.toHaveProperty('unsaid')
    expect(said.slots[0]).not.toHaveProperty('said')
    const seen = await look(captain)
    expect(seen).toMatchObject({ unsaid: 1, asks: false })
    const byAnswer = (n: number) =>
      seen.slots[n]!.said!.map(({ player, answer }) => [player._id, answer] as const)
    expect(new Map(byAnswer(0))).toEqual(
      new Map([
        [one.id, 'in'],
        [two.id, 'maybe'],
      ]),
    )
    expect(byAnswer(1)).toEqual([[one.id, 'out']])
    expect((await look(other)).slots[0]).not.toHaveProperty('said')
  })

  test('members without an answer can be asked again after twelve hours', async () => {
    const { captain, one, two, ask, say } = await createAskedChallenge()
    await ask(captain)
    await ask(captain)
    for (const n of [0, 1, 2]) await say(one, n, 'in')
    app.clock.advance(12 * hour)
    expect(await ask(captain)).toMatchObject({ unsaid: 1, asks: false })
    expect(await Promise.all([one, two].map(async (person) => (await questions(person)).length))).toEqual([
      1, 2,
    ])
  })

  test('blocked members are not asked', async () => {
    const { captain, one, two, ask } = await createAskedChallenge()
    await lockAndSaveBlock(app.db, { by: captain.id, blocked: one.id, now: app.clock.now() })
    await ask(captain)
    expect(await questions(one)).toEqual([])
    expect(await questions(two)).toHaveLength(1)
  })

  test('unknown times are not found, and answers end with the challenge', async () => {
    const { challenge, captain, other, one, ask, say, look } = await createAskedChallenge()
    const elsewhere = await createAskedChallenge()
    const body = { slot: elsewhere.challenge.slots[0]!._id, answer: 'in' } as const
    const stray = app.as(one.token)(updateChallengeAvailability, { ...byId(challenge), body })
    await expect(stray).rejects.toMatchObject({ code: 'not-found' })
    await expect(say(other, 0, 'in')).rejects.toMatchObject(apiError('not-yours'))
    await expect(ask(one)).rejects.toMatchObject(apiError('not-yours'))
    await expect(look(await createPerson(app))).rejects.toMatchObject({ code: 'not-found' })
    app.clock.advance(24 * hour)
    await expect(say(one, 0, 'in')).rejects.toMatchObject(apiError('challenge-over'))
    await expect(ask(captain)).rejects.toMatchObject(apiError('challenge-over'))
  })
})

test('[TEAM-2] members who can play get places in the order of their answers once their time is accepted', async () => {
  const members = []
  while (members.length < 9) members.push(await createPerson(app))
  const [maybe, out, unsaid, suspended, ...eager] = members as [Person, Person, Person, Person, ...Person[]]
  const to = await createTestTeam(app, { members, name: 'Yaba Yaks' })
  const { challenge } = await createChallenge(app, { to })
  const say = ({ token }: Person, answer: 'in' | 'maybe' | 'out', slot = 1) => {
    app.clock.advance(1000)
    const body = { slot: challenge.slots[slot]!._id, answer }
    return app.as(token)(updateChallengeAvailability, { ...byId(challenge), body })
  }
  await say(unsaid, 'in', 0)
  await say(suspended, 'in')
  await say(eager[4]!, 'in')
  await say(eager[0]!, 'maybe')
  for (const one of eager.slice(1)) await say(one, 'in')
  await say(eager[0]!, 'in')
  await say(maybe, 'maybe')
  await say(out, 'out')
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', suspended.id)
    .execute()

  const body = { slot: challenge.slots[1]!._id }
  const { session } = await app.as(to.captain.token)(acceptChallenge, { ...byId(challenge), body })
  const stateOf = async ({ token }: Person) =>
    (await app.as(token)(getSession, { params: { id: session! } })).mine?.state
  expect(await Promise.all(eager.map(stateOf))).toEqual(['waitlisted', 'going', 'going', 'going', 'going'])
  expect(await Promise.all([maybe, out, unsaid].map(stateOf))).toEqual(['maybe', 'left', 'invited'])
  const { places } = await app.as(to.captain.token)(getSession, { params: { id: session! } })
  expect(places.find(({ player }) => player._id === suspended.id)?.state).not.toBe('going')
  const heard = async (person: Person) => (await questions(person)).map(({ title }) => title.split(':')[0])
  expect(await heard(eager[1]!)).toEqual(['You are in'])
  expect(await heard(eager[0]!)).toEqual(['You are on the waitlist'])
  expect(await heard(out)).toEqual([])
  for (const person of [maybe, unsaid])
    expect(await heard(person)).toEqual([expect.stringMatching(/^Can you play on /)])
})
