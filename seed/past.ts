import { day } from '@i-one/game/durations'
import { bothDeciders } from '@i-one/game/matches/match-rules'
import { type Random, shuffle } from '@i-one/game/random'
import { firstSeason, toSeason, listSeasonsSince } from '@i-one/game/stats/season'
import { dayAt } from '../api/src/bookings/slots.ts'
import { addMatch, addVotes, createKickOff, type DemoEvent, type DemoSides } from './matches.ts'
import type { DemoUser } from './people.ts'
import { type SeedRows, addMilliseconds, minutes, createId } from './rows.ts'
import { addSession } from './sessions.ts'
import type { DemoTeam, SeedContext } from './team.ts'

const sessionsPerSeason = 9
export const eightMinuteRules = { periods: 1, minutesPerPeriod: 8, ...bothDeciders }

/** Ages of the latest sessions in days. Votes for the newest session may still be open. */
const recentSessionDays = [5, 3, 1]
const longestAgo = 22

export const toTally = (goals: number, assists: number) => ({ goals, assists })

type GoalsAndAssists = ReturnType<typeof toTally>

const captainsDeeds = [
  [toTally(0, 1), toTally(1, 0), toTally(1, 1)],
  [toTally(0, 0), toTally(1, 1), toTally(1, 0)],
  [toTally(0, 1), toTally(1, 0), toTally(1, 1)],
]

export const addPastSessions = (rows: SeedRows, world: SeedContext) => {
  const { people, team, now, random } = world
  const current = toSeason(dayAt('Africa/Lagos', now))
  for (const [n, { season, start }] of earlierStarts(now, current).entries()) {
    const others = shuffle(people.others, random)
    const isTheirs = season !== current && n % 2 === 0
    const friends = [...(season === current ? [] : [people.captain]), people.player, ...others]
    addPlayed(rows, world, {
      start,
      ...(isTheirs ? ofTeam(team, others) : { players: friends.slice(0, 10) }),
    })
  }
  const recent = toRecentDates(now, recentSessionDays).map((start, n) => {
    const others = shuffle(people.others, random)
    const players = [people.captain, people.player, ...others.slice(0, 8)]
    const deeds = captainsDeeds[n]
    return addPlayed(rows, world, { start, deeds, players })
  })
  for (const { session, matches } of recent)
    for (const matchId of matches) addVotes(rows, { matchId, session, at: session.plan.end }, random)
  return recent.map(({ session }) => session)
}

const earlierStarts = (now: Date, current: string) =>
  listSeasonsSince(firstSeason, current).flatMap((season) => {
    const july = Date.UTC(2000 + Number(season.slice(0, 2)), 6, 2, 18)
    const starts = Array.from(
      { length: sessionsPerSeason },
      (_, n) => new Date(july + n * 5 * 7 * day + (n % 3) * day),
    )
    return starts
      .filter((start) => start < addMilliseconds(now, -14 * day))
      .map((start) => ({ season, start }))
  })

/** Early in a season, moves the dates closer together, so that all fall in the current season. */
export const toRecentDates = (now: Date, daysAgo: readonly number[]) => {
  const current = toSeason(dayAt('Africa/Lagos', now))
  const begin = new Date(`20${current.slice(0, 2)}-06-30T23:00:00Z`)
  const apart = (now.getTime() - begin.getTime()) / (longestAgo + 2)
  if (apart < day) return daysAgo.map((ago) => addMilliseconds(now, -ago * apart))
  const today = new Date(now)
  today.setUTCHours(18, 0, 0, 0)
  return daysAgo.map((ago) => addMilliseconds(today, -ago * day))
}

const ofTeam = (team: DemoTeam, people: readonly DemoUser[]) => {
  const others = people.filter((one) => !team.members.includes(one))
  return { team, players: team.members.slice(0, 5).flatMap((member, n) => [member, others[n]!]) }
}

interface Played {
  start: Date
  players: readonly DemoUser[]
  team?: DemoTeam
  deeds?: readonly GoalsAndAssists[] | undefined
}

const addPlayed = (rows: SeedRows, { pitches, random }: SeedContext, { deeds, ...played }: Played) => {
  const { start } = played
  const pitch = pitches[Math.floor(random() * pitches.length)]!
  const end = addMilliseconds(start, minutes(60))
  const session = addSession(rows, { ...played, pitch, end, state: 'finished', now: start }, random)
  const matches = [0, 1, 2].map((n) => {
    const kickOff = addMilliseconds(start, minutes(5 + n * 15))
    return addMatch(rows, session, {
      number: n + 1,
      kickOff,
      rules: eightMinuteRules,
      events: createMatchEvents(session, kickOff, random, deeds?.[n]),
    })
  })
  return { session, matches }
}

const sides = ['T1', 'T2'] as const

interface Goal {
  side: (typeof sides)[number]
  by: DemoUser | undefined
  from: DemoUser | undefined
}

export const createMatchEvents = (
  { squads, plan }: DemoSides,
  kickOff: Date,
  random: Random,
  deed: GoalsAndAssists | undefined,
  byLuck = true,
): DemoEvent[] => {
  const [leader] = plan.players
  const scorers = (n: number) =>
    shuffle(squads[n] ?? [], random).filter((one) => deed === undefined || one !== leader)
  const byChance = Array.from({ length: byLuck ? Math.floor(random() * 5) : 0 }, (): Goal => {
    const n = random() < 0.5 ? 0 : 1
    const [by, from] = scorers(n)
    return { side: sides[n]!, by, from: random() < 0.7 ? from : undefined }
  })
  const { goals, assists } = deed ?? toTally(0, 0)
  const scored = Array.from({ length: goals }, (): Goal => ({ side: 'T1', by: leader, from: scorers(0)[0] }))
  const passed = Array.from({ length: assists }, (): Goal => ({
    side: 'T1',
    by: scorers(0)[0],
    from: leader,
  }))
  const clocks = [...scored, ...passed, ...byChance].map((goal) => ({
    goal,
    clockMs: Math.floor(random() * minutes(8)),
  }))
  const goalEvents = clocks
    .toSorted((a, b) => a.clockMs - b.clockMs)
    .flatMap(({ goal: { side, by, from }, clockMs }): DemoEvent[] => {
      const at = { side, clockMs, period: 'first' as const, at: addMilliseconds(kickOff, clockMs) }
      const goal: DemoEvent = { id: createId(), type: 'goal', player: by?.id, ...at }
      const assist: DemoEvent = { type: 'assist', player: from?.id, goal: goal.id, ...at }
      return from ? [goal, assist] : [goal]
    })
  const end = addMilliseconds(kickOff, minutes(8))
  return [
    createKickOff(kickOff),
    ...goalEvents,
    { type: 'full-time', clockMs: minutes(8), period: 'first', at: end },
  ]
}

const answeredPerPitch = 7

export const addAnsweredRequests = (rows: SeedRows, { people, pitches, now, random }: SeedContext) => {
  for (const [nth, pitch] of pitches.filter(({ answers }) => answers).entries())
    for (let n = 0; n < answeredPerPitch; n++) {
      const start = addMilliseconds(now, -(10 + n * 7 + nth) * day)
      start.setUTCHours(17, 0, 0, 0)
      const end = addMilliseconds(start, minutes(pitch.slotMinutes))
      const players = shuffle(people.others, random).slice(0, 8)
      const missing = n % 3 === 0 ? 1 : 0
      const authorizeBy = addMilliseconds(start, -minutes(18 * 60))
      const { bookingId, created } = addSession(
        rows,
        { pitch, start, end, players, state: 'finished', authorizeBy, missing, now: start },
        random,
      )
      const answered = addMilliseconds(created, minutes(8 + Math.floor(random() * 90)))
      rows.booking_changes.push(
        { booking_id: bookingId, at: created, by: players[0]?.id ?? null, state: 'pending' },
        { booking_id: bookingId, at: answered, by: people.organizer.id, state: 'confirmed' },
      )
    }
}
