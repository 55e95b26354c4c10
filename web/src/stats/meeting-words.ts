import type { TeamHeadToHead } from '@i-one/contract/stats/teams'
import { dayText } from '../lib/pitch-time.ts'

export const toHeadToHeadFigures = ({ team, other, won, drawn, lost }: TeamHeadToHead, own: boolean) =>
  [
    [own ? 'you won' : `${team.name} won`, won],
    ['drawn', drawn],
    [own ? 'they won' : `${other.name} won`, lost],
  ] as const

export const lastMatchText = ({ team, other, last }: Pick<TeamHeadToHead, 'team' | 'other' | 'last'>) => {
  if (!last) return undefined
  const { goals, against, outcome, onPenalties, day } = last
  const score = `${Math.max(goals, against)}–${Math.min(goals, against)}`
  const result = { won: `${team.name} ${score}`, lost: `${other.name} ${score}`, drawn: score }[outcome]
  return `${result}${onPenalties ? ' on penalties' : ''}, ${dayText(day, 'UTC')}`
}
