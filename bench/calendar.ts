// Schedules a league of 64 teams on 8 pitches, with all slots free and with some taken. Needs no server.
import { createSeededRandom, shuffle } from '@i-one/game/random'
import { planMatches } from '@i-one/game/tournaments/calendar'
import type { CalendarInput, Placement } from '@i-one/game/tournaments/calendar-input'
import { createPairings } from '@i-one/game/tournaments/pairings'
import {
  judgeAtMost,
  getExitCode,
  formatMilliseconds,
  printLine,
  judgeTimeAtMost,
  printTitle,
} from './report.ts'

const hour = 3_600_000
const day = 24 * hour
const hours = [18, 19, 20, 21]
const teams = Array.from({ length: 64 }, (_, n) => `team ${n + 1}`)
const pitches = Array.from({ length: 8 }, (_, n) => `pitch ${n + 1}`)
const matches = createPairings(teams, 2).flatMap((pairs, round) =>
  pairs.map((pair, n) => ({ number: round * pairs.length + n + 1, round, teams: pair })),
)
const slotsOf = (days: number) =>
  Array.from({ length: days }, (_, n) => n * day).flatMap((midnight) =>
    hours.flatMap((at) =>
      pitches.map((pitch) => ({
        pitch,
        start: midnight + at * hour,
        end: midnight + (at + 1) * hour,
        hour: at,
        room: 1,
      })),
    ),
  )
const dayOf = ({ start }: { start: number }) => Math.floor(start / day)

const greatestDifference = (placements: readonly Placement[], kind: 'hour' | 'pitch') => {
  const counts = new Map<string | number, Map<string, number>>()
  for (const placement of placements) {
    const those = counts.get(placement[kind]) ?? new Map(teams.map((team) => [team, 0]))
    counts.set(placement[kind], those)
    for (const team of matches[placement.number - 1]?.teams ?? []) those.set(team, (those.get(team) ?? 0) + 1)
  }
  return Math.max(
    ...[...counts.values()].map((those) => Math.max(...those.values()) - Math.min(...those.values())),
  )
}

const bench = (what: string, input: CalendarInput, limit: number) => {
  printTitle(what)
  planMatches(input)
  const begun = performance.now()
  const { placements, missing } = planMatches(input)
  const took = performance.now() - begun
  const slotsOn = new Map<number, number>()
  for (const slot of input.slots) slotsOn.set(dayOf(slot), (slotsOn.get(dayOf(slot)) ?? 0) + 1)
  // a team plays at most once a day, so 64 teams play at most 32 matches a day
  let [left, fewestDays] = [matches.length, 0]
  for (const slots of slotsOn.values()) {
    if (left <= 0) break
    left -= Math.min(teams.length / 2, slots)
    fewestDays++
  }
  printLine('matches, slots', matches.length, input.slots.length)
  judgeTimeAtMost('seconds to schedule', took / 1000, limit)
  printLine('time to schedule', formatMilliseconds(took))
  judgeAtMost('matches without a slot', missing.length, 0)
  printLine('days used, and the minimum', Math.max(...placements.map(dayOf)) + 1, fewestDays)
  printLine('greatest difference of two teams: hours', greatestDifference(placements, 'hour'))
  printLine('greatest difference of two teams: pitches', greatestDifference(placements, 'pitch'))
}

const rest = 12 * hour
bench('64 teams, home and away, 8 pitches, all slots free', { matches, slots: slotsOf(126), rest }, 2)

const random = createSeededRandom('a sixth')
const slots = slotsOf(170)
const taken = new Set(shuffle([...slots.keys()], random).slice(0, Math.round(slots.length / 6)))
const off = teams.flatMap((team) =>
  Array.from({ length: 10 }, () => Math.floor(random() * 170) * day).map((start) => ({
    team,
    start,
    end: start + day,
  })),
)
bench(
  'the same, a sixth of the slots taken, ten days off for each team',
  { matches, slots: slots.filter((_, n) => !taken.has(n)), rest, off },
  5,
)
process.exit(getExitCode())
