import { findWinner } from '../matches/winner.ts'

export interface Result {
  home: string
  away: string
  score: readonly [home: number, away: number]
  shootOut?: readonly [home: number, away: number]
  kind?: 'walkover' | 'both-absent' | 'void' | 'lot'
  winner?: string
}

export const findWinningTeam = ({
  home,
  away,
  score,
  shootOut,
  kind,
  winner: byLot,
}: Result): string | null => {
  if (kind === 'both-absent' || kind === 'void') return null
  if (kind === 'lot') return byLot ?? null
  const winner = findWinner({ score: bySide(score), shootOut: shootOut && bySide(shootOut) })
  return winner && (winner === 'T1' ? home : away)
}

const bySide = ([T1, T2]: Result['score']) => ({ T1, T2 })
