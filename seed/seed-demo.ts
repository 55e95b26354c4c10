import { day } from '@i-one/game/durations'
import { bothDeciders } from '@i-one/game/matches/match-rules'
import { createSeededRandom, shuffle } from '@i-one/game/random'
import { type TimeRange, listSlotsIn } from '../api/src/bookings/slots.ts'
import { type Database, openTransaction } from '../api/src/lib/database/database.ts'
import { recomputeAll } from '../api/src/matches/recompute/actions.ts'
import { drawTeams } from '../api/src/sessions/sets/drawing.ts'
import { findSession } from '../api/src/sessions/sql.ts'
import { seedCentre } from './centre.ts'
import { seedChallenges } from './challenges.ts'
import { demoAccounts } from './demo-people.ts'
import { addMatch, createKickOff, type DemoEvent } from './matches.ts'
import { seedNotifications } from './notifications.ts'
import { addAnsweredRequests, addPastSessions } from './past.ts'
import { seedPayments } from './payments.ts'
import { seedPeople } from './people.ts'
import { type DemoPitch, seedPitches, seedReview } from './pitches.ts'
import { seedReports } from './reports.ts'
import {
  type SeedRows,
  closeVotes,
  addMilliseconds,
  insertRows,
  minutes,
  createId,
  createEmptyRows,
} from './rows.ts'
import { type DemoSession, type SessionPlan, addSession } from './sessions.ts'
import { type SeedContext, addTeam } from './team.ts'
import { addTournaments, settleTournaments } from './tournaments.ts'

const captainsWords = [
  { level: 'regular', note: 'Bring a white and a dark shirt. We start on time.' },
  { title: 'Football and suya', note: 'Suya afterwards, on me.', level: 'fun', who_plays: 'mixed' },
  { title: 'Ladies’ night', level: 'fun', who_plays: 'women' },
  { level: 'strong' },
] satisfies SessionPlan['words'][]

/** Adds the demo data in one transaction. Returns false without changes if the database already has accounts. */
export const seedDemo = (db: Database, password: string, now: Date): Promise<boolean> =>
  openTransaction(db, async (transaction) => {
    const account = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (account) return false
    const random = createSeededRandom(now.toISOString())
    const people = await seedPeople(transaction, password, now)
    const pitches = await seedPitches(transaction, people, now)
    const rows = createEmptyRows()
    const team = addTeam(rows, people, now)
    const world = { people, pitches, team, now, random }
    const recentSessions = addPastSessions(rows, world)
    addAnsweredRequests(rows, world)
    const sessions = [
      ...recentSessions,
      ...addWeek(rows, world),
      ...addBookedOut(rows, world),
      addLiveMatch(rows, world),
    ]
    const tournaments = await addTournaments(transaction, rows, world)
    await insertRows(transaction, rows)
    await settleTournaments(transaction, tournaments, now)
    await closeVotes(transaction, now)
    await seedPayments(transaction, sessions, people, now)
    await seedNotifications(transaction, sessions, people, now)
    await recomputeAll(transaction, (_, work) => work(transaction))
    for (const { id, plan, created } of sessions)
      if (plan.state === 'confirmed')
        await drawConfirmed(transaction, id, addMilliseconds(created, minutes(90)))
    await seedReports(transaction, people, pitches, now)
    await seedReview(transaction, people, now)
    await seedChallenges(transaction, world)
    await seedCentre(transaction, people, now)
    return true
  })

const drawConfirmed = async (db: Database, id: string, now: Date) => {
  const session = await findSession(db, id)
  if (session) await drawTeams(db, session, { by: null, now })
}

export const listDemoEmails = async (db: Database) => {
  const emails = Object.values(demoAccounts).map(({ email }) => email)
  const users = db.selectFrom('users').select('email').where('is_demo', '=', true)
  return (await users.where('email', 'in', emails).execute()).map(({ email }) => email)
}

const addWeek = (rows: SeedRows, world: SeedContext) => {
  const { people, pitches, now, random } = world
  const taken = new Set<string>()
  const sessions: DemoSession[] = []
  for (let n = 0; n < 16; n++) {
    const pitch = pitches[1 + (n % 12)]!
    const slot = slotFrom(pitch, now, Math.floor(n / 2), n % 2)
    if (!slot || taken.has(pitch.id + slot.start.toISOString())) continue
    taken.add(pitch.id + slot.start.toISOString())
    const crowd = shuffle(people.others, random).slice(0, 3 + Math.floor(random() * 9))
    const players = n % 4 === 0 ? [people.captain, people.player, ...crowd] : crowd
    const state = players.length >= 4 ? 'confirmed' : 'open'
    const sets = n % 5 === 4 ? 3 : 2
    const words = captainsWords[n % captainsWords.length]
    sessions.push(addSession(rows, { pitch, ...slot, players, state, sets, words, now }, random))
  }
  return [...sessions, ...addUnanswered(rows, world)]
}

const addBookedOut = (rows: SeedRows, { people, pitches, now, random }: SeedContext) => {
  const pitch = pitches.find(({ name }) => name === 'Bariga Sand')!
  const sessions: TimeRange[][] = []
  for (const slot of listSlotsIn(pitch, { start: now, end: addMilliseconds(now, 2 * day) })) {
    const last = sessions.at(-1)
    const follows = last?.at(-1)?.end.getTime() === slot.start.getTime()
    if (last && follows && last.length < 4) last.push(slot)
    else sessions.push([slot])
  }
  return sessions.map((slots) => {
    const players = shuffle(people.others, random).slice(0, 6)
    const time = { start: slots[0]!.start, end: slots.at(-1)!.end }
    return addSession(rows, { pitch, ...time, players, state: 'confirmed', visibility: 'link', now }, random)
  })
}

const addUnanswered = (rows: SeedRows, { people, pitches, now, random }: SeedContext) => {
  const asked = pitches.filter(({ answers }) => answers)
  return asked.flatMap((pitch, n) => {
    const slot = slotFrom(pitch, now, 2 + n, 3)
    const players = shuffle(people.others, random).slice(0, 4 + n)
    if (!slot) return []
    const asked = { booking: 'pending', authorizeBy: addMilliseconds(now, minutes(6 * 60)) } as const
    return addSession(rows, { pitch, ...slot, players, state: 'confirmed', ...asked, now }, random)
  })
}

const slotFrom = (pitch: DemoPitch, now: Date, days: number, nth: number) => {
  const five = addMilliseconds(now, days * day)
  five.setUTCHours(16, 0, 0, 0)
  const earliest = addMilliseconds(now, minutes(180))
  const from = five > earliest ? five : earliest
  return [...listSlotsIn(pitch, { start: from, end: addMilliseconds(five, minutes(7 * 60)) })][nth]
}

const clock = minutes(75) + 5_360
const halfTime = minutes(5)

/** Adds the match of MATCH-4 in the specification: 3-0 at 75:05:36. Paused, so that the clock stays there. */
const addLiveMatch = (rows: SeedRows, { people, pitches, now, random }: SeedContext) => {
  const kickOff = addMilliseconds(now, -(clock + halfTime))
  const start = new Date(Math.floor(kickOff.getTime() / minutes(30)) * minutes(30))
  const [tunde, chinedu, ife, sadiq, uche, damola, kunle, musa] = people.others
  const one = [people.captain, tunde!, chinedu!, people.player, ife!]
  const two = [sadiq!, uche!, damola!, kunle!, musa!]
  const players = one.flatMap((player, n) => [player, two[n]!])
  const names = ['Danfo Kings', 'Mushin United']
  const time = { start, end: addMilliseconds(start, minutes(180)) }
  const plan = { pitch: pitches[0]!, ...time, players, state: 'started', names, now } as const
  const session = addSession(rows, plan, random)
  const at = (clockMs: number) =>
    addMilliseconds(kickOff, clockMs > minutes(40) ? clockMs + halfTime : clockMs)
  const goal = (minute: number, player: string, id = createId()): DemoEvent => {
    const clockMs = minutes(minute - 1) + 21_000
    const period = minute > 40 ? 'second' : 'first'
    return { id, type: 'goal', side: 'T1', player, clockMs, period, at: at(clockMs) }
  }
  const third = goal(72, people.player.id)
  const offside = { ...goal(66, uche!.id), side: 'T2' as const }
  const { id: _, ...third72 } = third
  addMatch(rows, session, {
    number: 1,
    kickOff,
    rules: { periods: 2, minutesPerPeriod: 40, ...bothDeciders },
    events: [
      createKickOff(kickOff),
      goal(12, people.captain.id),
      { type: 'period-end', clockMs: minutes(40), period: 'first', at: at(minutes(40)) },
      createKickOff(addMilliseconds(kickOff, minutes(40) + halfTime), minutes(40), 'second'),
      goal(58, people.captain.id),
      offside,
      { ...offside, id: createId(), type: 'void', player: undefined, side: undefined, voids: offside.id },
      third,
      { ...third72, type: 'assist', player: chinedu!.id, goal: third.id },
      { type: 'pause', clockMs: clock, period: 'second', at: at(clock) },
    ],
  })
  return session
}
