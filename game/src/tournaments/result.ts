import { winnerOf } from '../matches/winner.ts'

/**
 * How a match between two teams ended. Level, the kicks of a shoot-out decide who has won, in a table too. A
 * `walkover` has the score of the rules, goals of no player; `both-absent` is lost by both; `void` counts for nothing. A
 * `lot` decides a level match of a knock-out for its `winner`.
 */
export interface Result {
  home: string
  away: string
  score: readonly [home: number, away: number]
  shootOut?: readonly [home: number, away: number]
  kind?: 'walkover' | 'both-absent' | 'void' | 'lot'
  winner?: string
}

/** The team that has won; null where neither has. */
export const winningTeam = ({ home, away, score, shootOut, kind, winner: byLot }: Result): string | null => {
  if (kind === 'both-absent' || kind === 'void') return null
  if (kind === 'lot') return byLot ?? null
  const winner = winnerOf({ score: bySide(score), shootOut: shootOut && bySide(shootOut) })
  return winner && (winner === 'T1' ? home : away)
}

const bySide = ([T1, T2]: Result['score']) => ({ T1, T2 })
