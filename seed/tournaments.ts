import { day } from '@i-one/game/durations'
import type { Database } from '../api/src/lib/database/database.ts'
import { requireFound } from '../api/src/lib/http/api-error.ts'
import type { NewTie } from '../api/src/tournaments/draw/rules.ts'
import { hasBegun } from '../api/src/tournaments/progress.ts'
import { saveTieFixture, settleTournament } from '../api/src/tournaments/settle.ts'
import { findTournament } from '../api/src/tournaments/sql.ts'
import { type DemoEvent, addMatch } from './matches.ts'
import { toTally, eightMinuteRules, createMatchEvents, toRecentDates } from './past.ts'
import { type SeedRows, addMilliseconds, minutes } from './rows.ts'
import type { SeedContext } from './team.ts'
import { addTie, addTournament, addBookings, toDemoSides } from './tournament-rows.ts'
import { type Squad, addTeams } from './tournament-teams.ts'

const leagueDeeds = [toTally(1, 0), toTally(0, 1), toTally(1, 1), toTally(1, 0)]
const cupDeeds = [toTally(0, 1), toTally(1, 0)]

const addLeague = (rows: SeedRows, world: SeedContext, squads: readonly Squad[]) => {
  const { random, now } = world
  const [own] = squads
  const pitch = world.pitches[15]!
  const starts = toRecentDates(now, [22, 18, 15, 11, 1])
  const { id, ties } = addTournament(rows, world, {
    name: 'Yaba Monday League',
    form: 'league',
    squads,
    entriesUntil: addMilliseconds(starts[0]!, -2 * day),
  })
  const slotsOf = [1, 4, 8].map((days) => addBookings(rows, world, pitch, days, 4))
  const byRound = new Map<number, number>()
  for (const tie of ties) {
    const nth = byRound.get(tie.round) ?? 0
    byRound.set(tie.round, nth + 1)
    const pair = tie.teams!.map((team) => squads.find((squad) => squad.id === team)!) as [Squad, Squad]
    const sides = pair[1] === own ? ([pair[1], pair[0]] as const) : pair
    const isOwn = sides[0] === own
    const start = addMilliseconds(starts[Math.min(tie.round, 5) - 1]!, minutes(nth * 15))
    const isPlayed = tie.round < 5 || (tie.round === 5 && !isOwn && nth < 2)
    if (!isPlayed) {
      const slot = slotsOf[tie.round - 5]![nth]
      addTie(rows, id, tie, { sides, pitch, start: slot!.start, booking: slot!.id })
    } else if (!isOwn) {
      const score = [Math.floor(random() * 5), Math.floor(random() * 4)] as const
      addTie(rows, id, tie, { sides, pitch, start, score })
    } else {
      const playing = toDemoSides(sides, pitch)
      addMatch(rows, playing, {
        id: addTie(rows, id, tie, { sides, pitch, start }),
        matchType: 'League Match',
        number: tie.number,
        kickOff: start,
        rules: eightMinuteRules,
        events: createMatchEvents(playing, start, random, leagueDeeds[tie.round - 1]),
      })
    }
  }
  return id
}

const addWonCup = (rows: SeedRows, world: SeedContext, squads: readonly Squad[]) => {
  const [own, second, third, fourth] = squads as [Squad, Squad, Squad, Squad]
  const pitch = world.pitches[16]!
  const [semi, final] = toRecentDates(world.now, [9, 7]) as [Date, Date]
  const entriesUntil = addMilliseconds(semi, -2 * day)
  const plan = { name: 'Mainland Cup', form: 'knock-out', squads, entriesUntil } as const
  const { id, ties } = addTournament(rows, world, plan)
  const play = (tie: NewTie, sides: readonly [Squad, Squad], start: Date, nth: number) => {
    const matchType = tie.round === 1 ? 'Cup Finals' : 'Cup Match'
    const match = { id: addTie(rows, id, tie, { sides, pitch, start }), matchType, number: tie.number }
    const playing = toDemoSides(sides, pitch)
    const events = createMatchEvents(playing, start, world.random, cupDeeds[nth], false)
    addMatch(rows, playing, { ...match, kickOff: start, rules: eightMinuteRules, events })
  }
  play(ties[0]!, [own, fourth], semi, 0)
  const later = addMilliseconds(semi, minutes(15))
  addTie(rows, id, ties[1]!, { sides: [third, second], pitch, start: later, score: [1, 2] })
  play(ties[2]!, [own, second], final, 1)
  return id
}

/** Stops in the middle of a shoot-out, which has no clock, so that the match looks live whenever the demo is opened. */
const upToPenalties = (kickOff: Date, [one, two]: readonly [Squad, Squad]): DemoEvent[] => {
  const breaks = { first: 0, 'extra-first': 1, 'extra-second': 1.5, 'shoot-out': 3 } as const
  type Played = keyof typeof breaks
  const event = (period: Played, minute: number, what: Partial<DemoEvent>, nth = 0): DemoEvent => ({
    type: 'kick-off',
    period,
    clockMs: minutes(minute),
    at: addMilliseconds(kickOff, minutes(minute + breaks[period] + nth / 2)),
    ...what,
  })
  const end = { type: 'period-end' } as const
  const kick = (nth: number, side: 'T1' | 'T2', { players }: Squad, scored: boolean) => {
    const player = players[Math.ceil(nth / 2)]?.id
    return event('shoot-out', 14, { type: 'shoot-out-kick', side, player, scored }, nth)
  }
  return [
    event('first', 0, {}),
    event('first', 1, { type: 'goal', side: 'T1', player: one.players[2]?.id }),
    event('first', 3, { type: 'goal', side: 'T2', player: two.players[1]?.id }),
    event('first', 8, end),
    event('extra-first', 8, {}),
    event('extra-first', 11, end),
    event('extra-second', 11, {}),
    event('extra-second', 14, end),
    event('shoot-out', 14, { side: 'T1' }),
    kick(1, 'T1', one, true),
    kick(2, 'T2', two, true),
    kick(3, 'T1', one, true),
    kick(4, 'T2', two, false),
  ]
}

const addLiveCup = (rows: SeedRows, world: SeedContext, squads: readonly Squad[]) => {
  const { now } = world
  const pitch = world.pitches[17]!
  const quarters = addMilliseconds(now, -3 * day)
  const entriesUntil = addMilliseconds(quarters, -4 * day)
  const plan = { name: 'Lagos Night Cup', form: 'knock-out', squads, thirdPlace: true, entriesUntil } as const
  const { id, ties } = addTournament(rows, world, plan)
  const seed = (n: number) => squads[n - 1]!
  const pairs = [
    [1, 8],
    [5, 4],
    [3, 6],
    [7, 2],
  ] as const
  for (const [n, [one, two]] of pairs.entries())
    addTie(rows, id, ties[n]!, {
      sides: [seed(one), seed(two)],
      pitch,
      start: addMilliseconds(quarters, minutes(n * 15)),
      score: one < two ? [2 + n, 1] : [0, 1 + n],
    })
  const kickOff = addMilliseconds(now, -minutes(19))
  const live = [seed(1), seed(4)] as const
  addMatch(rows, toDemoSides(live, pitch), {
    id: addTie(rows, id, ties[4]!, { sides: live, pitch, start: kickOff }),
    matchType: 'Cup Match',
    number: 5,
    kickOff,
    rules: eightMinuteRules,
    events: upToPenalties(kickOff, live),
  })
  const [tomorrow] = addBookings(rows, world, pitch, 1, 1)
  const [third, final] = addBookings(rows, world, pitch, 2, 2)
  const slots = [tomorrow, third, final]
  for (const [n, tie] of ties.slice(5).entries()) {
    const slot = slots[n]!
    const sides = n === 0 ? ([seed(3), seed(2)] as const) : undefined
    addTie(rows, id, tie, { sides, pitch, start: slot.start, booking: slot.id })
  }
  return id
}

export const addTournaments = async (db: Database, rows: SeedRows, world: SeedContext) => {
  const others = await addTeams(db, rows, world)
  const own = { ...world.team, players: world.team.members.slice(0, 7) }
  const { now } = world
  addTournament(rows, world, {
    name: 'Detty December Fives',
    form: 'knock-out',
    squads: others.slice(0, 5),
    most: 8,
    entriesUntil: addMilliseconds(now, 9 * day),
  })
  return [
    addLeague(rows, world, [own, ...others.slice(0, 7)]),
    addWonCup(rows, world, [own, ...others.slice(2, 5)]),
    addLiveCup(rows, world, others),
  ]
}

export const settleTournaments = async (db: Database, ids: readonly string[], now: Date) => {
  for (const id of ids) {
    const drawn = requireFound(await findTournament(db, id))
    // passes no `ties` as the previous state, so that every result counts as new and players are notified
    const stored = await settleTournament(db, { ...drawn, ties: [] }, { by: null, now })
    for (const tie of stored?.ties ?? [])
      if (stored && !hasBegun(tie)) await saveTieFixture(db, stored, tie, now)
  }
}
