import type { ScheduleBoard } from './board.ts'

export const trackSpread = ({ openings, teams, teamCount }: ScheduleBoard) => {
  const hours = indexes(openings.map(({ hour }) => hour))
  const pitches = indexes(openings.map(({ pitch }) => pitch))
  const kinds = Math.max(0, ...hours, ...pitches) + 1
  const atHour = new Int32Array(teamCount * kinds)
  const onPitch = new Int32Array(teamCount * kinds)
  const cost = (match: number, opening: number): number => {
    let sum = 0
    for (const team of teams[match] ?? []) {
      sum += 1 + 2 * (atHour[team * kinds + (hours[opening] ?? 0)] ?? 0)
      sum += 1 + 2 * (onPitch[team * kinds + (pitches[opening] ?? 0)] ?? 0)
    }
    return sum
  }
  const count = (match: number, opening: number, by: 1 | -1): void => {
    for (const team of teams[match] ?? []) {
      const [hour, pitch] = [team * kinds + (hours[opening] ?? 0), team * kinds + (pitches[opening] ?? 0)]
      atHour[hour] = (atHour[hour] ?? 0) + by
      onPitch[pitch] = (onPitch[pitch] ?? 0) + by
    }
  }
  return { cost, count }
}

const indexes = (values: readonly (string | number)[]): number[] => {
  const seen = new Map<string | number, number>()
  for (const value of values) if (!seen.has(value)) seen.set(value, seen.size)
  return values.map((value) => seen.get(value) ?? 0)
}

const maxPasses = 12
const reach = 48

export const balanceSchedule = (board: ScheduleBoard): void => {
  const { at, holder, openings, isFixed } = board
  const spread = trackSpread(board)
  for (const [match, opening] of at.entries()) if (opening >= 0) spread.count(match, opening, 1)
  const move = (match: number, to: number) => {
    spread.count(match, at[match] ?? 0, -1)
    board.lift(match)
    if (to >= 0) put(match, to)
  }
  const put = (match: number, to: number) => {
    board.place(match, to)
    spread.count(match, to, 1)
  }
  const gain = (one: number, from: number, other: number, to: number) => {
    spread.count(one, from, -1)
    spread.count(other, to, -1)
    const change =
      spread.cost(one, to) + spread.cost(other, from) - spread.cost(one, from) - spread.cost(other, to)
    spread.count(one, from, 1)
    spread.count(other, to, 1)
    return change
  }
  for (let pass = 0, helped = true; helped && pass < maxPasses; pass++) {
    helped = false
    for (let from = 0; from < openings.length; from++) {
      for (let to = from + 1; to < Math.min(openings.length, from + reach); to++) {
        const [one, other] = [holder[from] ?? -1, holder[to] ?? -1]
        if (one < 0) break
        if (other < 0 || isFixed(one) || isFixed(other) || gain(one, from, other, to) >= 0) continue
        if (!board.fits(one, to, other) || !board.fits(other, from, one)) continue
        move(one, -1)
        move(other, from)
        put(one, to)
        helped = true
      }
    }
  }
}
