import type { Side } from './event.ts'

type Goals = Readonly<Record<Side, number>>

interface Ended {
  score: Goals
  shootOut?: Goals | null | undefined
}

export const findWinner = ({ score, shootOut }: Ended): Side | null =>
  leaderOf(score) ?? (shootOut ? leaderOf(shootOut) : null)

export const findDecidingKicks = ({ score, shootOut }: Ended): Goals | undefined =>
  shootOut && !leaderOf(score) && leaderOf(shootOut) ? shootOut : undefined

interface Named extends Ended {
  state: string
  teamOne: { name: string }
  teamTwo: { name: string }
}

export const penaltiesText = (match: Named): string | undefined => {
  const { state, shootOut, teamOne, teamTwo } = match
  if (state === 'shoot-out') return shootOut ? `${shootOut.T1}–${shootOut.T2} on penalties` : undefined
  const kicks = findDecidingKicks(match)
  if (!kicks || state !== 'finished') return undefined
  const winner = findWinner(match) === 'T1' ? teamOne : teamTwo
  return `${winner.name} won ${Math.max(kicks.T1, kicks.T2)}–${Math.min(kicks.T1, kicks.T2)} on penalties`
}

const leaderOf = ({ T1, T2 }: Goals): Side | null => {
  if (T1 === T2) return null
  return T1 > T2 ? 'T1' : 'T2'
}
