import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUser, logIn } from '@i-one/contract/accounts'
import { getCentreDay } from '@i-one/contract/centres/calendar'
import { listCustomers } from '@i-one/contract/centres/customers'
import { getPrices } from '@i-one/contract/centres/prices'
import { listMyCentres } from '@i-one/contract/centres/registration'
import { listCentreStaff } from '@i-one/contract/centres/staff'
import { findLiveMatch, getMatch } from '@i-one/contract/matches'
import { listReviews } from '@i-one/contract/moderation/reviews'
import { listNotifications } from '@i-one/contract/notifications'
import { getPayments } from '@i-one/contract/payments'
import { getBankDetails } from '@i-one/contract/payments/bank-details'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { getSession, listMySessions } from '@i-one/contract/sessions'
import { listSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { listChallenges } from '@i-one/contract/sessions/challenges'
import { findNearbySessions, isNearbySession } from '@i-one/contract/sessions/nearby'
import { findOpponentsWanted } from '@i-one/contract/sessions/opponents'
import { getPitchRecord } from '@i-one/contract/sessions/reliability'
import { getPlayerStats } from '@i-one/contract/stats'
import { getTeamStats } from '@i-one/contract/stats/teams'
import { listMyTeams } from '@i-one/contract/teams'
import { getTournament, listTournaments } from '@i-one/contract/tournaments'
import { hour } from '@i-one/game/durations'
import { getElapsedMs, formatClock } from '@i-one/game/matches/clock'
import { describe, expect, test } from 'vitest'
import { insertDemo } from '../api/test/lay-demo.ts'
import { startTestApp } from '../api/test/suite.ts'
import { getDemoPassword, updateDemoPasswords } from './demo-password.ts'
import { demoAccounts, formatDemoNotice } from './demo-people.ts'
import { demoBank } from './payments.ts'
import { listDemoEmails } from './seed-demo.ts'

const surulere = { lng: 3.3541, lat: 6.4969 }

const app = await startTestApp()
const demoPassword = 'kickoff'
expect(await insertDemo(app, demoPassword)).toBe(true)

const signIn = async (who: keyof typeof demoAccounts) => {
  const { email } = demoAccounts[who]
  const { token } = await app.as()(logIn, { body: { email, password: demoPassword } })
  return app.as(token)
}

test('the notice lists only accounts that exist in this demo', async () => {
  const all = Object.values(demoAccounts).map(({ email }) => email)
  const emails = await listDemoEmails(app.db)
  expect(emails.toSorted()).toEqual(all.toSorted())
  const notice = formatDemoNotice('http://localhost:3000', ['captain@i-one.example'], demoPassword)
  expect(notice).toContain('captain@i-one.example')
  expect(notice).not.toContain('staff@i-one.example')
})

describe('the demo', () => {
  test('[TEAM-2] has a challenge for its captain to answer, and a team that looks for an opponent', async () => {
    const captain = await signIn('captain')
    const [team] = await captain(listMyTeams)
    const [challenge] = await captain(listChallenges, { params: { id: team?._id ?? '' } })
    expect(challenge).toMatchObject({ state: 'open', mine: 'to', from: { name: 'Yaba Bulls' } })
    expect(challenge?.slots.filter(({ state }) => state === 'held')).toHaveLength(3)
    const wanted = await app.as()(findOpponentsWanted, { query: surulere })
    expect(wanted.map((one) => one.team?.name)).toContain('Surulere Stars')
  })

  test('is added only once', async () => {
    expect(await insertDemo(app, demoPassword)).toBe(false)
  })

  test('has twenty pitches, the nearest first', async () => {
    const pitches = await app.as()(findNearbyPitches, { query: surulere })
    expect(pitches).toHaveLength(20)
    expect(pitches[0]?.name).toBe('Adélékè Astro')
  })

  test('[HOME-5] has a pitch whose slots are all booked, by sessions that are not listed', async () => {
    const pitches = await app.as()(findNearbyPitches, { query: surulere })
    expect(pitches.filter(({ booked }) => booked).map(({ name }) => name)).toEqual(['Bariga Sand'])
    const sessions = await app.as()(findNearbySessions, { query: { ...surulere, only: 'sessions' } })
    expect(sessions.filter(({ pitch }) => pitch.name === 'Bariga Sand')).toEqual([])
  })

  test('has a centre of three pitches, of which two are a big one, with staff, prices, customers and their money', async () => {
    const organizer = await signIn('organizer')
    const centre = (await organizer(listMyCentres)).find(({ name }) => name === 'Lagoon Astro')!
    expect(centre.pitches.map(({ name }) => name)).toEqual([
      'Full Lagoon Astro',
      'Lagoon Astro 1',
      'Lagoon Astro 2',
      'Lagoon Cage',
    ])
    const params = { id: centre._id }
    const today = app.clock.now().toISOString().slice(0, 10)
    const { pitches } = await organizer(getCentreDay, { params, query: { day: today } })
    const occupied = pitches.map(({ name, bookings }) => [name, bookings.length])
    expect(occupied).toEqual([
      ['Full Lagoon Astro', 3],
      ['Lagoon Astro 1', 2],
      ['Lagoon Astro 2', 2],
      ['Lagoon Cage', 1],
    ])
    const { staff } = await organizer(listCentreStaff, { params })
    expect(staff.map(({ role }) => role).toSorted()).toEqual(['desk', 'manager', 'organizer', 'viewer'])
    const { people, owe, customers } = await organizer(listCustomers, { params, query: {} })
    expect([people, owe]).toEqual([5, 2])
    expect(customers.find(({ name }) => name === 'Gbénga Ẹkùndayọ̀')).toMatchObject({ visits: 1, noShows: 2 })
    expect(await organizer(getPrices, { params: { id: pitches[1]!._id } })).toMatchObject({
      lists: [{ week: [{ amount: 2_500_000 }] }],
      terms: { freeHours: 24 },
    })
  })

  test('has sessions to join in the coming week', async () => {
    const sessions = await app.as()(findNearbySessions, { query: { ...surulere, only: 'sessions' } })
    expect(sessions.length).toBeGreaterThan(8)
    expect(sessions.every(({ start }) => new Date(start) > app.clock.now())).toBe(true)
  })

  test('has drawn every session that is confirmed, and none that is open', async () => {
    const player = await signIn('player')
    const found = await app.as()(findNearbySessions, { query: { ...surulere, only: 'sessions' } })
    const sessions = found.filter((one) => isNearbySession(one))
    const confirmed = sessions.filter(({ state }) => state === 'confirmed')
    expect(confirmed.length).toBeGreaterThan(8)
    for (const { _id, state } of sessions) {
      const { drawnAt, lineups = [], places, sets } = await player(getSession, { params: { id: _id } })
      expect(Boolean(drawnAt)).toBe(state === 'confirmed')
      if (!drawnAt) continue
      expect(lineups.map(({ set }) => set)).toEqual(Array.from({ length: sets }, (_, n) => n + 1))
      const inLineups = lineups.flatMap(({ lineup }) => Object.values(lineup).flat())
      expect(inLineups).toHaveLength(places.filter(({ state: at }) => at === 'going').length)
    }
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

  test('[MATCH-4] has a live match of two halves of 40 minutes, standing 3-0 at 75:05:36 whenever one looks', async () => {
    const captain = await signIn('captain')
    const { match } = await captain(findLiveMatch)
    expect(match).toMatchObject({
      teamOne: { name: 'Danfo Kings' },
      teamTwo: { name: 'Mushin United' },
      score: { T1: 3, T2: 0 },
      periods: 2,
      minutesPerPeriod: 40,
      state: 'paused',
      mine: { mayScore: true },
    })
    const inAnHour = new Date(app.clock.now().getTime() + hour)
    for (const now of [app.clock.now(), inAnHour])
      expect(formatClock(getElapsedMs(match!.clock, now))).toBe('75:05:36')
  })

  test('has money owed, said and paid, and where its organizer takes transfers', async () => {
    const captain = await signIn('captain')
    const [next] = await captain(listMySessions)
    const { places, totals } = await captain(getPayments, { params: { id: next?._id ?? '' } })
    expect(new Set(places.map(({ state }) => state))).toEqual(new Set(['unpaid', 'said', 'paid']))
    expect(totals.owed).toBeGreaterThan(0)
    const organizer = await signIn('organizer')
    expect(await organizer(getBankDetails)).toEqual({ details: demoBank, heldFrom: null, shown: true })
  })

  test('has notifications', async () => {
    for (const who of ['organizer', 'captain', 'player'] as const) {
      const { unread } = await (await signIn(who))(listNotifications)
      expect(unread, who).toBeGreaterThan(0)
    }
  })

  test('has players of its last matches, and a vote that is open for a day', async () => {
    const matches = await app.db
      .selectFrom('matches')
      .select(['id', 'awarded_at as awarded', 'full_time_at as fullTime'])
      .where('state', '=', 'finished')
      .orderBy('full_time_at', 'desc')
      .execute()
    expect(matches.every(({ fullTime }) => fullTime !== null)).toBe(true)
    const player = await signIn('player')
    const recentDates = await Promise.all(
      matches.slice(0, 9).map(({ id }) => player(getMatch, { params: { id } })),
    )
    const winners = recentDates.map(({ playerOfTheMatch }) => playerOfTheMatch?.winners)
    expect(winners.filter((some) => some && some.length > 0).length).toBeGreaterThanOrEqual(6)
    await app.sweep()
    const counted = await app.db.selectFrom('awards').select('match_id').execute()
    expect(counted.length).toBeGreaterThanOrEqual(6)
  })

  test('knows how the pitches of its organizer answer', async () => {
    const [asked] = await (await signIn('organizer'))(listSessionsToAuthorize)
    const record = await app.as()(getPitchRecord, { params: { id: asked?.pitch._id ?? '' } })
    expect(record).toMatchObject({ answers: { asked: 7, declined: 0 }, bookings: { cancelled: 0 } })
  })

  test('has a team of its captain and player, with a season behind it', async () => {
    for (const [who, role] of [
      ['captain', 'captain'],
      ['player', 'member'],
    ] as const) {
      const call = await signIn(who)
      const [team] = await call(listMyTeams)
      expect(team).toMatchObject({ name: 'Bọ́dẹ Rovers', members: 7, mine: { role } })
      const stats = await call(getTeamStats, { params: { id: team?._id ?? '' } })
      expect(stats.form).toHaveLength(5)
      expect(stats.scorers).not.toEqual([])
    }
  })

  test('has its captain with 10 goals and 8 assists in 15 matches of the season', async () => {
    const captain = await signIn('captain')
    const { user } = await captain(getUser)
    const stats = await captain(getPlayerStats, { params: { id: user._id }, query: {} })
    expect(stats).toMatchObject({ season: '25/26', goals: 10, assists: 8, played: 15 })
  })

  test('has a league in its fifth round, a cup that is won, one at its semi-finals, and one that takes entries', async () => {
    const captain = await signIn('captain')
    const all = await captain(listTournaments, {})
    const named = async (name: string) => {
      const { _id } = all.find((one) => one.name === name)!
      return captain(getTournament, { params: { id: _id } })
    }
    const league = await named('Yaba Monday League')
    expect([league.state, league.entries.length]).toEqual(['running', 8])
    const [{ ties, tables }] = league.stages as [(typeof league.stages)[number]]
    const open = ties.filter(({ state }) => state === 'scheduled')
    expect(Math.min(...open.map(({ round }) => round))).toBe(5)
    expect(open.every(({ isMatch, booking }) => isMatch && booking === 'confirmed')).toBe(true)
    expect(tables[0]?.rows.find(({ team }) => league.mine?.leads.includes(team))?.played).toBe(4)
    const cup = await named('Mainland Cup')
    expect([cup.state, cup.mine?.leads]).toEqual(['finished', [cup.champion]])
    const live = await named('Lagos Night Cup')
    expect(live.state).toBe('running')
    expect(live.stages[0]!.ties.filter(({ round }) => round === 2)).toMatchObject([
      { state: 'shoot-out', score: { T1: 1, T2: 1 }, shootOut: { T1: 2, T2: 1 }, clock: { running: false } },
      { state: 'scheduled' },
    ])
    expect((await named('Detty December Fives')).state).toBe('entries')
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

test('has a fully booked pitch and all matches of the captain even late in the evening at the start of a season', async () => {
  const young = await startTestApp()
  young.clock.set(new Date('2026-07-03T22:45:00.000Z'))
  await insertDemo(young, demoPassword)
  const pitches = await young.as()(findNearbyPitches, { query: surulere })
  expect(pitches.filter(({ booked }) => booked).map(({ name }) => name)).toEqual(['Bariga Sand'])
  const { email } = demoAccounts.captain
  const { user, token } = await young.as()(logIn, { body: { email, password: demoPassword } })
  const stats = await young.as(token)(getPlayerStats, { params: { id: user._id }, query: {} })
  expect(stats).toMatchObject({ season: '26/27', goals: 10, assists: 8, played: 15 })
})

test('updates the passwords of a demo created by an earlier version', async () => {
  await updateDemoPasswords(app.db, 'another-password')
  const email = demoAccounts.player.email
  await expect(app.as()(logIn, { body: { email, password: demoPassword } })).rejects.toMatchObject({
    code: 'wrong-login',
  })
  await app.as()(logIn, { body: { email, password: 'another-password' } })
  await updateDemoPasswords(app.db, demoPassword)
  await app.as()(logIn, { body: { email, password: demoPassword } })
})

test('the password of the demo is random for each data folder and stays the same in it', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'demo-password-'))))
  const of = (dataDir: string, password?: string) => getDemoPassword({ dataDir, demoPassword: password })
  const first = of(one!)
  expect(of(one!)).toBe(first)
  expect(of(other!)).not.toBe(first)
  expect((await stat(join(one!, 'demo-password'))).mode & 0o077).toBe(0)
  expect(of(one!, 'given')).toBe('given')
  await Promise.all([one!, other!].map((folder) => rm(folder, { recursive: true })))
})

test('a new organizer waits for review, and their pitch is not listed', async () => {
  const staff = await signIn('staff')
  const { reviews } = await staff(listReviews)
  expect(reviews).toMatchObject([{ name: 'Ngozi Umeh', pitch: 'Yaba School Five' }])
  const near = await staff(findNearbyPitches, { query: { lng: 3.3792, lat: 6.5095, limit: 100 } })
  expect(near.map(({ name }) => name)).not.toContain('Yaba School Five')
})
