import { i18n } from '../i18n.ts'
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
  if (state === 'shoot-out')
    return shootOut ? i18n._('{score} on penalties', { score: `${shootOut.T1}–${shootOut.T2}` }) : undefined
  const kicks = findDecidingKicks(match)
  if (!kicks || state !== 'finished') return undefined
  const { name: team } = findWinner(match) === 'T1' ? teamOne : teamTwo
  const score = `${Math.max(kicks.T1, kicks.T2)}–${Math.min(kicks.T1, kicks.T2)}`
  return i18n._('{team} won {score} on penalties', { team, score })
}

const leaderOf = ({ T1, T2 }: Goals): Side | null => {
  if (T1 === T2) return null
  return T1 > T2 ? 'T1' : 'T2'
}
