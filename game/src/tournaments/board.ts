import { isOverlapping } from '../overlap.ts'
import type { CalendarInput, Slot } from './calendar-input.ts'

export interface Opening extends Slot {
  slot: number
}

export interface ScheduleBoard {
  openings: readonly Opening[]
  at: Int32Array
  holder: Int32Array
  teams: readonly (readonly number[])[]
  teamCount: number
  before: readonly (readonly number[])[]
  isFixed: (match: number) => boolean
  place: (match: number, opening: number) => void
  lift: (match: number) => void
  fits: (match: number, opening: number, without?: number) => boolean
  inTheWay: (match: number, opening: number) => number[] | undefined
}

export const createBoard = ({
  matches,
  slots,
  rest,
  off = [],
  closures = [],
  fixed = [],
}: CalendarInput): ScheduleBoard => {
  const numbers = new Map(matches.map(({ number }, n) => [number, n]))
  const ids = [...new Set(matches.flatMap(({ teams }) => teams))]
  const teamIndex = new Map(ids.map((team, n) => [team, n]))
  const teams = matches.map((match) => match.teams.map((team) => teamIndex.get(team) ?? 0))
  const closed = [...closures, ...fixed]
  const openings = [
    ...slots
      .flatMap(openingsOf)
      .filter(
        (opening) => !closed.some((other) => other.pitch === opening.pitch && isOverlapping(opening, other)),
      ),
    ...fixed.map(({ pitch, start, end, hour }) => ({ pitch, start, end, hour, room: 1, slot: -1 })),
  ].toSorted((a, b) => a.start - b.start || (a.pitch < b.pitch ? -1 : 1))
  const starts = Float64Array.from(openings, ({ start }) => start)
  const ends = Float64Array.from(openings, ({ end }) => end)
  const blocked = ids.map((team) => {
    const days = off.filter((day) => day.team === team)
    return Uint8Array.from(openings, (opening) => Number(days.some((day) => isOverlapping(opening, day))))
  })
  const before = matches.map(({ after = [] }) => after.flatMap((number) => numbers.get(number) ?? []))
  const next = matches.map((_, n) => before.flatMap((those, later) => (those.includes(n) ? later : [])))

  const at = new Int32Array(matches.length).fill(-1)
  const holder = new Int32Array(openings.length).fill(-1)
  const fixedMatches = new Set<number>()
  const taken: number[][] = ids.map(() => [])

  const areClose = (one: number, other: number) =>
    (starts[other] ?? 0) < (ends[one] ?? 0) + rest && (starts[one] ?? 0) < (ends[other] ?? 0) + rest
  const isAfter = (one: number, other: number) => (starts[one] ?? 0) >= (ends[other] ?? 0) + rest

  const place = (match: number, opening: number) => {
    at[match] = opening
    holder[opening] = match
    for (const team of teams[match] ?? []) {
      const own = taken[team] ?? []
      own.splice(rankIn(own, opening), 0, opening)
    }
  }
  const lift = (match: number) => {
    const opening = at[match] ?? -1
    at[match] = -1
    holder[opening] = -1
    for (const team of teams[match] ?? []) {
      const own = taken[team] ?? []
      own.splice(rankIn(own, opening), 1)
    }
  }
  const fits = (match: number, opening: number, without = -1) => {
    for (const team of teams[match] ?? []) {
      if (blocked[team]?.[opening]) return false
      const own = taken[team] ?? []
      const rank = rankIn(own, opening)
      // a team's matches are at least `rest` apart, so only the last two before this opening can conflict
      for (let n = Math.max(0, rank - 2); n < own.length; n++) {
        const other = own[n] ?? -1
        if ((starts[other] ?? 0) >= (ends[opening] ?? 0) + rest) break
        if (!areClose(opening, other)) continue
        const held = holder[other]
        // guard: a team plays one match at a time
        if (held !== match && held !== without) return false
      }
    }
    for (const earlier of before[match] ?? []) {
      const there = at[earlier] ?? -1
      if (there < 0 || !isAfter(opening, there)) return false
    }
    for (const later of next[match] ?? []) {
      const there = at[later] ?? -1
      if (there >= 0 && !isAfter(there, opening)) return false
    }
    return true
  }
  const inTheWay = (match: number, opening: number) => {
    const found = new Set<number>()
    if ((holder[opening] ?? -1) >= 0) found.add(holder[opening] ?? -1)
    for (const team of teams[match] ?? []) {
      if (blocked[team]?.[opening]) return undefined
      for (const other of taken[team] ?? []) if (areClose(opening, other)) found.add(holder[other] ?? -1)
    }
    for (const earlier of before[match] ?? []) {
      const there = at[earlier] ?? -1
      if (there < 0) return undefined
      if (!isAfter(opening, there)) found.add(earlier)
    }
    for (const later of next[match] ?? []) {
      const there = at[later] ?? -1
      if (there >= 0 && !isAfter(there, opening)) found.add(later)
    }
    const those = [...found]
    return those.some((other) => fixedMatches.has(other)) ? undefined : those
  }

  for (const { number, start, pitch } of fixed) {
    const match = numbers.get(number) ?? -1
    const opening = openings.findIndex((one) => one.start === start && one.pitch === pitch)
    place(match, opening)
    fixedMatches.add(match)
  }
  const isFixed = (match: number) => fixedMatches.has(match)
  return { openings, at, holder, teams, teamCount: ids.length, before, isFixed, place, lift, fits, inTheWay }
}

const openingsOf = (slot: Slot, index: number): Opening[] => {
  const length = (slot.end - slot.start) / slot.room
  return Array.from({ length: slot.room }, (_, n) => ({
    ...slot,
    slot: index,
    start: slot.start + n * length,
    end: slot.start + (n + 1) * length,
  }))
}

const rankIn = (sorted: readonly number[], value: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
