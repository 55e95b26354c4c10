import type { Random } from '../random.ts'
import type { ScheduleBoard } from './board.ts'

const looksForEach = 500
const fewestLooks = 60_000

/** Increases a match's weight whenever it is displaced, so that the search does not repeat the same moves. */
export const placeMissingMatches = (order: readonly number[], board: ScheduleBoard, random: Random): void => {
  const { at, openings } = board
  const weight = new Float64Array(at.length).fill(1)
  const left = order.filter((match) => (at[match] ?? -1) < 0)
  const fewest = Math.max(0, order.length - openings.filter(({ slot }) => slot >= 0).length)
  let best = laidOf(order, board)
  const maxLooks = fewestLooks + looksForEach * openings.length
  for (let looks = 0; best.missing > fewest && looks < maxLooks; looks += openings.length) {
    const match = left.shift() ?? -1
    const goes = cheapest(match, board, weight, random)
    if (!goes) {
      left.push(match)
      looks += openings.length
      continue
    }
    for (const other of goes.others) {
      weight[other] = (weight[other] ?? 0) + 1
      board.lift(other)
      left.push(other)
    }
    board.place(match, goes.opening)
    const now = left.length < best.missing ? laidOf(order, board) : best
    if (now.missing < best.missing) best = now
  }
  for (const match of order) if ((at[match] ?? -1) >= 0) board.lift(match)
  for (const match of order) if ((best.at[match] ?? -1) >= 0) board.place(match, best.at[match] ?? -1)
}

const laidOf = (order: readonly number[], { at, before }: ScheduleBoard) => {
  const laid = at.slice()
  const waits = (match: number) => before[match]?.some((earlier) => (laid[earlier] ?? -1) < 0)
  let waiting: number[]
  do {
    waiting = order.filter((match) => (laid[match] ?? -1) >= 0 && waits(match))
    for (const match of waiting) laid[match] = -1
  } while (waiting.length > 0)
  return { missing: order.filter((match) => (laid[match] ?? -1) < 0).length, at: laid }
}

const cheapest = (match: number, board: ScheduleBoard, weight: Float64Array, random: Random) => {
  let found: { opening: number; others: number[] } | undefined
  let [min, equal] = [Infinity, 0]
  for (let opening = 0; opening < board.openings.length; opening++) {
    const others = board.inTheWay(match, opening)
    if (!others) continue
    if (others.length === 0) return { opening, others }
    const cost = others.reduce((sum, other) => sum + (weight[other] ?? 0), 0)
    if (cost > min) continue
    equal = cost < min ? 1 : equal + 1
    min = cost
    if (random() * equal < 1) found = { opening, others }
  }
  return found
}
