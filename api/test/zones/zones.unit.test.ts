import { day, hour, minute } from '@i-one/game/durations'
import { timeText } from '@i-one/game/formats/times'
import type { MatchEvent } from '@i-one/game/matches/event'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ZonedPitchHours, dayAt, listSlotsIn, startOfDay } from '../../src/bookings/slots.ts'
import { toInstantText } from '../../src/lib/instant-text.ts'
import { findQuietEnd } from '../../src/notifications/quiet-hours/rules.ts'
import { toMatchResult } from '../../src/stats/rules.ts'
import {
  type OffsetPhase,
  toDay,
  findFirstInstant,
  listPhases,
  toLocalTime,
  listExpectedSlots,
  testedYears,
} from './clock.ts'

/** True with `npm run test:zones`. Otherwise zones with equal rules are checked only once. */
const all = process.env['ZONES'] === 'all'

const timeout = 60 * minute

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map((name) => ({
  name,
  phases: listPhases(name),
}))
const alike = new Map(zones.toReversed().map((zone) => [JSON.stringify(zone.phases), zone]))
const chosen = all ? zones : [...alike.values()]

const changesOf = (phases: readonly OffsetPhase[]) =>
  phases.map(({ from }) => from).filter((at) => at > testedYears.start && at < testedYears.end)

const timeRangesOf = (phases: readonly OffsetPhase[]): (readonly [number, number])[] => {
  if (all) return [[testedYears.start, testedYears.end - day]]
  return changesOf(phases).map((at) => {
    const midnight = Math.floor(at / day) * day
    return [midnight - day, midnight + day] as const
  })
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const everyDay = (open: string, close: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((of) => ({ day: of, open, close }))
const someHours = fc.record({
  slotMinutes: fc.integer({ min: 15, max: 180 }),
  openingHours: fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 0, max: 96 }))
      .map(([of, open, close]) => ({ day: of, open: clock(open * 15), close: clock(close * 15) })),
    { minLength: 1, maxLength: 9 },
  ),
})
const weeksFor = (seed: number) => [
  { slotMinutes: 60, openingHours: everyDay('00:00', '24:00') },
  { slotMinutes: 45, openingHours: everyDay('21:30', '03:15') },
  ...fc.sample(someHours, { numRuns: 2, seed }),
]

const text = (instants: readonly number[]) => instants.map((at) => new Date(at).toISOString()).join(' ')

test('in every time zone slots match the wall clock, without gaps or duplicates', { timeout }, () => {
  let looked = 0
  for (const [seed, { name, phases }] of chosen.entries())
    for (const week of weeksFor(seed))
      for (const [first, last] of timeRangesOf(phases)) {
        const hours: ZonedPitchHours = { ...week, timeZone: name, partHours: null }
        const [start, end] = [findFirstInstant(phases, first), findFirstInstant(phases, last + day)]
        const slots = [...listSlotsIn(hours, { start: new Date(start), end: new Date(end) })]
        const found = text(slots.map((slot) => slot.start.getTime()))
        const meant = text(
          listExpectedSlots(phases, hours, first - day, last).filter((at) => at >= start && at < end),
        )
        if (found !== meant) expect({ hours, found }).toEqual({ hours, found: meant })
        looked += slots.length
      }
  expect(looked).toBeGreaterThan(10_000)
})

test('in every time zone days, seasons and times match the wall clock', { timeout }, () => {
  for (const { name, phases } of chosen) {
    const midnights = timeRangesOf(phases).flatMap(([first, last]) =>
      Array.from({ length: (last - first) / day + 1 }, (_, n) => first + n * day),
    )
    const begin = new Map(midnights.map((at) => [toDay(at), new Date(findFirstInstant(phases, at))]))
    const found = new Map([...begin.keys()].map((date) => [date, startOfDay(name, date)]))
    expect({ name, found }).toEqual({ name, found: begin })
    const turns = [...changesOf(phases), ...[...begin.values()].map(Number), ...julysOf(phases)]
    for (const instant of turns.flatMap((at) => [at - hour, at - 1, at, at + hour])) {
      const shown = new Date(toLocalTime(phases, instant)).toISOString()
      const at = new Date(instant)
      const goal = { id: '1', seq: 1, type: 'goal', at: toInstantText(at) } as MatchEvent
      const played = toMatchResult({ state: 'finished', startsAt: at, timeZone: name, events: [goal] })
      const seen = [dayAt(name, at), timeText(at, name), played?.day, played?.season]
      const meant = [shown.slice(0, 10), shown.slice(11, 16), shown.slice(0, 10), seasonBy(shown)]
      if (seen.join(' ') !== meant.join(' ')) expect([name, at, ...seen]).toEqual([name, at, ...meant])
    }
  }
})

const seasonBy = (shown: string) => {
  const first = Number(shown.slice(2, 4)) - (shown.slice(5, 7) < '07' ? 1 : 0)
  return `${first}/${first + 1}`
}

const julysOf = (phases: readonly OffsetPhase[]) =>
  [2026, 2027, 2028].map((year) => findFirstInstant(phases, Date.parse(`${year}-07-01T00:00Z`)))

const quiet = [
  ['22:00', '02:30'],
  ['23:00', '07:00'],
  ['01:30', '02:00'],
  ['00:15', '00:45'],
] as const

test(
  'in every zone quiet hours end later than now, the first time that its clock shows their end',
  { timeout },
  () => {
    for (const { name, phases } of chosen)
      for (const change of changesOf(phases))
        for (const [from, until] of quiet)
          for (let now = change - 4 * hour; now < change + 4 * hour; now += 15 * minute) {
            const end = findQuietEnd({ from, until, timeZone: name }, new Date(now))?.getTime()
            const today = Math.floor(toLocalTime(phases, now) / day) * day
            const ends = [today, today + day].map((date) =>
              findFirstInstant(phases, Date.parse(`${toDay(date)}T${until}Z`)),
            )
            if (end !== undefined && end !== ends.find((one) => one > now))
              expect.fail(
                `${name}, ${from} to ${until}: ${new Date(end).toISOString()} at ${new Date(now).toISOString()}`,
              )
          }
  },
)
