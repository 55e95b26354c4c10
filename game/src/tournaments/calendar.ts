import { createSeededRandom } from '../random.ts'
import { findAssignment } from './assignment.ts'
import { balanceSchedule, trackSpread } from './balance.ts'
import { type ScheduleBoard, createBoard } from './board.ts'
import type { CalendarInput, Placement } from './calendar-input.ts'
import { placeMissingMatches } from './place-displaced.ts'

export interface Calendar {
  placements: Placement[]
  missing: number[]
}

/** Assigns each round at minimum cost, displaces matches to place missing ones, then swaps for balance. Deterministic. */
export const planMatches = (input: CalendarInput): Calendar => {
  const board = createBoard(input)
  const spread = trackSpread(board)
  const order = [...input.matches.keys()].filter((match) => !board.isFixed(match))
  const rounds = new Map<number, number[]>()
  for (const match of order) {
    const round = input.matches[match]?.round ?? 0
    rounds.set(round, [...(rounds.get(round) ?? []), match])
  }
  for (const [, round] of [...rounds].toSorted(([a], [b]) => a - b)) layRound(round, board, spread)
  placeMissingMatches(order, board, createSeededRandom('calendar'))
  balanceSchedule(board)
  return {
    placements: input.matches.flatMap(({ number }, n) => {
      const opening = board.openings[board.at[n] ?? -1]
      if (!opening) return []
      const { pitch, start, end, hour } = opening
      return [{ number, pitch, start, end, hour }]
    }),
    missing: input.matches.filter((_, n) => (board.at[n] ?? -1) < 0).map(({ number }) => number),
  }
}

export const listFittingSlots = (
  input: CalendarInput,
  { placements }: Calendar,
  number: number,
): Placement[] => {
  const board = createBoard({
    ...input,
    fixed: placements.filter((placement) => placement.number !== number),
  })
  const match = input.matches.findIndex((one) => one.number === number)
  return board.openings.flatMap(({ pitch, start, end, hour }, opening) =>
    (board.holder[opening] ?? -1) < 0 && board.fits(match, opening)
      ? [{ number, pitch, start, end, hour }]
      : [],
  )
}

// Greater than every possible cost, but small enough for exact arithmetic.
const impossible = 1e9

const layRound = (round: readonly number[], board: ScheduleBoard, spread: ReturnType<typeof trackSpread>) => {
  const free = [...board.openings.keys()].filter((opening) => (board.holder[opening] ?? -1) < 0)
  for (let count = round.length; ; count = Math.ceil(1.5 * count)) {
    const isLast = count >= free.length || count > 20 * round.length
    const open = free.slice(0, count)
    const columns = Math.max(open.length, round.length)
    const cost = (row: number, column: number) => {
      const [match, opening] = [round[row] ?? -1, open[column] ?? -1]
      if (opening < 0 || !board.fits(match, opening)) return impossible
      return spread.cost(match, opening) + (100 * column) / round.length
    }
    const chosen = findAssignment(round.length, columns, cost)
    if (!isLast && chosen.some((column, row) => cost(row, column) === impossible)) continue
    for (const [row, column] of chosen.entries()) {
      const [match, opening] = [round[row] ?? -1, open[column] ?? -1]
      if (cost(row, column) === impossible) continue
      board.place(match, opening)
      spread.count(match, opening, 1)
    }
    return
  }
}
