import * as fc from 'fast-check'
import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '../random.ts'
import type { CalendarInput, CalendarMatch, Slot } from './calendar-input.ts'
import type { Calendar } from './calendar.ts'
import { planMatches, listFittingSlots } from './calendar.ts'
import { createKnockOut } from './knock-out.ts'
import { createPairings } from './pairings.ts'

const hour = 3_600_000
const day = 24 * hour

const league = (count: number, times: 1 | 2 = 1): CalendarMatch[] => {
  let number = 0
  const teams = Array.from({ length: count }, (_, n) => `team ${n}`)
  return createPairings(teams, times).flatMap((pairs, round) =>
    pairs.map((teams) => ({ number: ++number, round, teams })),
  )
}

const slotsOf = (days: number, hours: readonly number[], pitches: readonly string[], room = 1): Slot[] =>
  Array.from({ length: days }, (_, n) => n).flatMap((n) =>
    hours.flatMap((at) =>
      pitches.map((pitch) => ({
        pitch,
        start: n * day + at * hour,
        end: n * day + (at + 1) * hour,
        hour: at,
        room,
      })),
    ),
  )

interface TimeRange {
  start: number
  end: number
}
const overlap = (a: TimeRange, b: TimeRange) => a.start < b.end && b.start < a.end

const broken = (input: CalendarInput, { placements, missing }: Calendar): string[] => {
  const { matches, slots, rest, off = [], closures = [], fixed = [] } = input
  const faults: string[] = []
  const numbers = [...placements.map(({ number }) => number), ...missing].toSorted((a, b) => a - b)
  if (
    numbers.join() !==
    matches
      .map(({ number }) => number)
      .toSorted((a, b) => a - b)
      .join()
  )
    faults.push('lost')
  const of = new Map(matches.map((match) => [match.number, match]))
  const laid = new Map(placements.map((placement) => [placement.number, placement]))
  const isOpening = ({ pitch, start, end }: TimeRange & { pitch: string }) =>
    slots.some((slot) => {
      const length = (slot.end - slot.start) / slot.room
      return (
        slot.pitch === pitch &&
        start >= slot.start &&
        end <= slot.end &&
        end - start === length &&
        (start - slot.start) % length === 0
      )
    })
  for (const one of placements) {
    const match = of.get(one.number)
    const stays = fixed.find(({ number }) => number === one.number)
    if (stays && (stays.start !== one.start || stays.pitch !== one.pitch)) faults.push('moved')
    for (const number of match?.after ?? []) {
      const earlier = laid.get(number)
      if (!earlier || earlier.end + rest > one.start) faults.push('too early')
    }
    for (const other of placements) {
      if (one.number >= other.number) continue
      if (one.pitch === other.pitch && overlap(one, other)) faults.push('pitch twice')
      const shared = match?.teams.some((team) => of.get(other.number)?.teams.includes(team))
      if (shared && one.start < other.end + rest && other.start < one.end + rest) faults.push('no rest')
    }
    if (stays) continue
    if (!isOpening(one)) faults.push('no slot')
    if (off.some((free) => match?.teams.includes(free.team) && overlap(free, one))) faults.push('day off')
    if (closures.some((closure) => closure.pitch === one.pitch && overlap(closure, one)))
      faults.push('closed')
  }
  return faults
}

const inputs = fc
  .record({
    teams: fc.integer({ min: 3, max: 9 }),
    days: fc.integer({ min: 1, max: 12 }),
    hours: fc.integer({ min: 1, max: 5 }),
    pitches: fc.constantFrom(['one'], ['one', 'two'], ['one', 'two', 'three']),
    room: fc.integer({ min: 1, max: 4 }),
    rest: fc.constantFrom(0, hour / 2, hour, 20 * hour),
    off: fc.array(fc.record({ team: fc.nat(8), day: fc.nat(11) }), { maxLength: 12 }),
    closures: fc.array(fc.record({ pitch: fc.constantFrom('one', 'two'), at: fc.nat(12 * 24) }), {
      maxLength: 6,
    }),
    final: fc.boolean(),
    fixed: fc.boolean(),
  })
  .map(({ teams, days, hours, pitches, room, rest, off, closures, final, fixed }): CalendarInput => {
    const matches = league(teams)
    const decider = { number: 999, round: 99, teams: [], after: matches.map(({ number }) => number) }
    const played = { number: 1, pitch: 'one', start: -2 * hour, end: -hour, hour: 22 }
    return {
      matches: final ? [...matches, decider] : matches,
      slots: slotsOf(
        days,
        Array.from({ length: hours }, (_, n) => 17 + n),
        pitches,
        room,
      ),
      rest,
      off: off.map(({ team, day: n }) => ({ team: `team ${team}`, start: n * day, end: (n + 1) * day })),
      closures: closures.map(({ pitch, at }) => ({ pitch, start: at * hour, end: (at + 3) * hour })),
      fixed: fixed ? [played] : [],
    }
  })

describe('a calendar', () => {
  test('[TOUR-1] breaks no rule, and each match is either placed or missing', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(broken(input, planMatches(input))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('is the same for the same input', () => {
    const input = { matches: league(10), slots: slotsOf(12, [18, 19, 20], ['one', 'two']), rest: day / 2 }
    expect(planMatches(input)).toEqual(planMatches(input))
  })

  test('lists as many missing matches as there are missing slots', () => {
    const input = { matches: league(10), slots: slotsOf(7, [18, 19, 20], ['one', 'two']), rest: 0 }
    const { placements, missing } = planMatches(input)
    expect(placements).toHaveLength(42)
    expect(missing).toHaveLength(3)
    expect(planMatches({ ...input, slots: [] }).missing).toHaveLength(45)
    expect(planMatches({ ...input, matches: [] })).toEqual({ placements: [], missing: [] })
  })

  test('places as many matches in a slot as fit: a cup of eight in one day, round after round', () => {
    const ties = createKnockOut(
      Array.from({ length: 8 }, (_, n) => `S${n + 1}`),
      { thirdPlace: true },
    )
    const matches = ties.map(({ number, round, sides }) => ({
      number,
      round: 9 - round,
      teams: sides.filter((side) => side.startsWith('S')),
      after: sides.filter((side) => !side.startsWith('S')).map((side) => Number(side.slice(1))),
    }))
    const input = { matches, slots: slotsOf(1, [15, 16, 17], ['one'], 4), rest: hour / 4 }
    const calendar = planMatches(input)
    expect(calendar.missing).toEqual([])
    expect(broken(input, calendar)).toEqual([])
    expect(new Set(calendar.placements.map(({ end, start }) => end - start))).toEqual(new Set([hour / 4]))
  })

  test('places no cup match before the matches that decide its teams', () => {
    const matches = createKnockOut(['S1', 'S2', 'S3', 'S4', 'S5'], { thirdPlace: true }).map(
      ({ number, round, sides }) => ({
        number,
        round: 9 - round,
        teams: sides.filter((side) => side.startsWith('S')),
        after: sides.filter((side) => !side.startsWith('S')).map((side) => Number(side.slice(1))),
      }),
    )
    // a faulty planner would leave out the first match and fill the slots with later matches
    const off = [{ team: 'S5', start: 18 * hour, end: day }]
    const input = { matches, slots: slotsOf(1, [12, 13, 19, 20], ['one']), rest: hour, off }
    const calendar = planMatches(input)
    expect(broken(input, calendar)).toEqual([])
    expect(calendar.missing).toEqual([4, 5])
  })

  test('balances hours and pitches, and keeps the rounds in order', () => {
    const matches = league(16, 2)
    const { placements, missing } = planMatches({
      matches,
      slots: slotsOf(30, [18, 19, 20, 21], ['one', 'two']),
      rest: day / 2,
    })
    expect(missing).toEqual([])
    const teamsOf = new Map(matches.map(({ number, teams }) => [number, teams]))
    for (const kind of ['hour', 'pitch'] as const) {
      const counts = new Map<string, number>()
      for (const placement of placements) {
        for (const team of teamsOf.get(placement.number) ?? []) {
          const key = `${team} ${placement[kind]}`
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
      }
      expect(counts.size).toBe(16 * (kind === 'hour' ? 4 : 2))
      expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(2)
    }
    expect(
      placements.every(({ number, start }) => Math.floor(start / day) === Math.floor((number - 1) / 8)),
    ).toBe(true)
  })

  test('fills the earliest slots round by round, with any match numbers and any number of later slots', () => {
    const matches = league(6)
    const roundOf = new Map(matches.map(({ number, round }) => [number, round]))
    for (const listed of [matches, matches.toReversed()]) {
      const slots = slotsOf(60, [18, 19, 20], ['one'])
      const { placements } = planMatches({ matches: listed, slots, rest: 0 })
      expect(placements).toHaveLength(15)
      for (const { number, start } of placements) expect(Math.floor(start / day)).toBe(roundOf.get(number))
    }
  })

  test('searches beyond the length of a round until all its matches are placed', () => {
    const off = ['team 0', 'team 1'].map((team) => ({ team, start: 0, end: 20 * day }))
    const { placements, missing } = planMatches({
      matches: league(4),
      slots: slotsOf(40, [18, 19], ['one']),
      rest: 0,
      off,
    })
    expect(missing).toEqual([])
    const days = placements.map(({ start }) => Math.floor(start / day)).toSorted((a, b) => a - b)
    expect(days).toEqual([0, 20, 20, 21, 21, 22])
  })

  test('lists the slots that fit one match while all other matches stay', () => {
    const input = { matches: league(4), slots: slotsOf(4, [18, 19], ['one']), rest: 0 }
    const calendar = planMatches(input)
    const offered = listFittingSlots(input, calendar, 1)
    for (const placement of offered) {
      const moved = calendar.placements.map((one) => (one.number === 1 ? placement : one))
      expect(broken(input, { placements: moved, missing: [] })).toEqual([])
    }
    expect(offered).toHaveLength(3)
  })
})

/** Checks by integer programming whether a complete schedule exists: x is 1 if a match is in a slot. */
const exists = (
  highs: Awaited<ReturnType<typeof loadHighs>>,
  { matches, slots, rest, off = [] }: CalendarInput,
) => {
  const may = matches.map(({ teams }) =>
    slots.map((slot) => !off.some((free) => teams.includes(free.team) && overlap(free, slot))),
  )
  const sum = (terms: string[], bound: string) =>
    terms.length ? ` ${terms.join(' + ')} ${bound}` : ` x0_0 ${bound}`
  const columns = (match: number, those: number[]) =>
    those.filter((slot) => may[match]?.[slot]).map((slot) => `x${match}_${slot}`)
  const all = [...slots.keys()]
  if (matches.some((_, n) => columns(n, all).length === 0)) return false
  const teams = [...new Set(matches.flatMap((match) => match.teams))]
  const rows = [
    ...matches.map((_, n) => sum(columns(n, all), '= 1')),
    ...all.map((slot) =>
      sum(
        [...matches.keys()].flatMap((n) => columns(n, [slot])),
        '<= 1',
      ),
    ),
    ...teams.flatMap((team) =>
      slots.map((slot) => {
        const close = all.filter((n) => slots[n]!.start >= slot.start && slots[n]!.start < slot.end + rest)
        return sum(
          matches.flatMap((match, n) => (match.teams.includes(team) ? columns(n, close) : [])),
          '<= 1',
        )
      }),
    ),
  ]
  const binaries = matches.flatMap((_, n) => columns(n, all))
  const { Status } = highs.solve(
    `Minimize\n ${binaries[0]}\nSubject To\n${rows.join('\n')}\nBinary\n ${binaries.join(' ')}\nEnd`,
  )
  return Status === 'Optimal'
}

test(
  'if a complete small calendar exists, it is found in 99 of 100 cases',
  { timeout: 120_000 },
  async () => {
    const highs = await loadHighs()
    const random = createSeededRandom('small calendars')
    const upTo = (max: number) => Math.floor(random() * (max + 1))
    let [cases, found, none] = [0, 0, 0]
    while (cases < 100) {
      const count = 3 + upTo(upTo(5))
      const matches = league(count)
      const pitches = ['one', 'two', 'three'].slice(0, 1 + upTo(2))
      const hours = [18, 19, 20, 21].slice(0, 1 + upTo(3))
      const rest = [0, hour, 2 * hour, 12 * hour][upTo(3)] ?? 0
      const days = Math.ceil(matches.length / (pitches.length * hours.length)) + upTo(2)
      const whole = slotsOf(days, hours, pitches)
      const slots = whole.filter(() => random() < 0.95)
      const off = Array.from({ length: upTo(4) }, () => {
        const from = upTo(days) * day
        return { team: `team ${upTo(count - 1)}`, start: from, end: from + day }
      })
      const input = { matches, slots, rest, off }
      if (slots.length < matches.length) continue
      const calendar = planMatches(input)
      if (calendar.missing.length === 0) {
        expect(broken(input, calendar)).toEqual([])
        found++
      } else if (!exists(highs, input)) {
        none++
        continue
      }
      cases++
    }
    expect(found).toBeGreaterThanOrEqual(99)
    expect(none).toBeGreaterThan(20)
  },
)

test('a match fits free slots that suit its teams, including its own slot', () => {
  const slot = (start: number) => ({ pitch: 'one', start, end: start + 1, room: 1, hour: start })
  const match = (number: number, ...teams: string[]) => ({ number, round: 1, teams, after: [] })
  const input: CalendarInput = {
    matches: [match(4, 'a', 'b'), match(7, 'c', 'd')],
    slots: [1, 2, 3, 4].map(slot),
    rest: 0,
    off: [{ team: 'c', start: 3, end: 4 }],
  }
  const placements = [
    { ...slot(1), number: 4 },
    { ...slot(2), number: 7 },
  ]
  const startsOf = (number: number) =>
    listFittingSlots(input, { placements, missing: [] }, number).map(({ start }) => start)
  expect(startsOf(4)).toEqual([1, 3, 4])
  expect(startsOf(7)).toEqual([2, 4])
})
