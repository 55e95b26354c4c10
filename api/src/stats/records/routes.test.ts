import { randomUUID } from 'node:crypto'
import { HeadToHead, getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const play = async (four: Person[], side: 'T1' | 'T2') => {
  const [captain, ...others] = four as [Person, ...Person[]]
  const made = await createTestMatch(app, { captain, others })
  const event = createDevice(app)
  const scorer = (side === 'T1' ? made.one : made.two)[0]
  const goal = event('goal', { side, player: scorer?.id })
  await recordTestEvents(app, captain, made.match, event('kick-off'), goal, event('full-time'))
  app.clock.advance(60 * 60_000)
  return made
}

test('two players have what they did together and against each other, and a player their streaks', async () => {
  const four = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)))
  const { one, two } = await play(four, 'T1')
  await play(four, 'T1')
  await play(four, 'T2')
  const [captain, mate, rival] = [one[0]!, one[1]!, two[0]!]
  const meet = (id: string, other: string) => app.as(captain.token)(getHeadToHead, { params: { id, other } })
  const met = await meet(captain.id, rival.id)
  expect(z.parse(HeadToHead, met)).toEqual(met)
  expect(met.against).toEqual({ played: 3, won: 2, drawn: 0, lost: 1, goals: 2, otherGoals: 1 })
  expect(met.together.played).toBe(0)
  expect((await meet(rival.id, captain.id)).against).toMatchObject({ won: 1, lost: 2, goals: 1 })
  expect((await meet(captain.id, mate.id)).together).toMatchObject({ played: 3, won: 2, otherGoals: 0 })
  expect((await meet(captain.id, captain.id)).together.played).toBe(0)
  expect(await app.as(mate.token)(getStreaks, { params: { id: captain.id } })).toEqual({
    winning: { current: 0, longest: 2 },
    unbeaten: { current: 0, longest: 2 },
    scoring: { current: 0, longest: 2 },
  })
  const notFound = { code: 'not-found', status: 404 }
  await expect(meet(captain.id, randomUUID())).rejects.toMatchObject(notFound)
  await expect(app.as(captain.token)(getStreaks, { params: { id: randomUUID() } })).rejects.toMatchObject(
    notFound,
  )
})
