import { getPlayerStats } from '@i-one/contract/stats'
import { findNearbyPitches } from '@i-one/contract/pitches'
import {
  findNearbySessions,
  getSession,
  listMySessions,
  listSessionsToAuthorize,
} from '@i-one/contract/sessions'
import { findLiveMatch } from '@i-one/contract/matches'
import { logIn } from '@i-one/contract/accounts'
import { elapsedAt, formatClock } from '@i-one/game/clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, bootApp } from '../../test/app.ts'
import { demoAccounts, demoPassword } from './demo-people.ts'
import { layDemo } from './lay-demo.ts'

let app: TestApp
const surulere = { lng: 3.3541, lat: 6.4969 }

beforeAll(async () => {
  app = await bootApp()
  expect(await layDemo(app.db, app.clock.now())).toBe(true)
})
afterAll(() => app.stop())

const signIn = async (who: keyof typeof demoAccounts) => {
  const { email } = demoAccounts[who]
  const { token } = await app.as()(logIn, { body: { email, password: demoPassword } })
  return app.as(token)
}

describe('the demo', () => {
  test('is laid once', async () => {
    expect(await layDemo(app.db, app.clock.now())).toBe(false)
  })

  test('has twenty pitches, the nearest first', async () => {
    const pitches = await app.as()(findNearbyPitches, { query: surulere })
    expect(pitches).toHaveLength(20)
    expect(pitches[0]?.name).toBe('Adélékè Astro')
  })

  test('has sessions to join in the coming week', async () => {
    const sessions = await app.as()(findNearbySessions, { query: surulere })
    expect(sessions.length).toBeGreaterThan(8)
    expect(sessions.every(({ start }) => new Date(start) > app.clock.now())).toBe(true)
  })

  test('lets its captain open the next session, whole', async () => {
    const captain = await signIn('captain')
    const [next] = await captain(listMySessions)
    const session = await captain(getSession, { params: { id: next?._id ?? '' } })
    expect(session.going).toBeGreaterThan(1)
  })

  test('has sessions that wait for its organizer', async () => {
    const organizer = await signIn('organizer')
    expect(await organizer(listSessionsToAuthorize)).not.toHaveLength(0)
  })

  test('has a live match of two halves of 40 minutes, standing 3-0 at 75:05:36', async () => {
    const captain = await signIn('captain')
    const { match } = await captain(findLiveMatch)
    expect(match).toMatchObject({
      teamOne: { name: 'Danfo Kings' },
      teamTwo: { name: 'Mushin United' },
      score: { T1: 3, T2: 0 },
      periods: 2,
      minutesPerPeriod: 40,
      state: 'playing',
      mine: { mayScore: true },
    })
    expect(formatClock(elapsedAt(match!.clock, app.clock.now()))).toBe('75:05:36')
  })

  test('remembers the seasons since 20/21', async () => {
    const player = await signIn('player')
    const { _id } = (await player(listMySessions))[0]!.places.find(
      ({ player: { name } }) => name === demoAccounts.player.nickname,
    )!.player
    for (const season of ['20/21', '21/22', '22/23', '23/24', '24/25', '25/26']) {
      const stats = await player(getPlayerStats, { params: { id: _id }, query: { season } })
      expect(stats.played, season).toBeGreaterThan(0)
    }
  })
})
