import type { TeamHeadToHead } from '@i-one/contract/stats/teams'
import { t } from '@lingui/core/macro'
import { dayText } from '../lib/pitch-time.ts'
import { commaText } from '../ui/text/joins.ts'

export const toHeadToHeadFigures = ({ team, other, won, drawn, lost }: TeamHeadToHead, own: boolean) =>
  [
    [own ? t`you won` : t`${{ team: team.name }} won`, won],
    [t({ message: 'drawn', context: 'number of matches' }), drawn],
    [own ? t`they won` : t`${{ team: other.name }} won`, lost],
  ] as const

export const lastMatchText = ({ team, other, last }: Pick<TeamHeadToHead, 'team' | 'other' | 'last'>) => {
  if (!last) return undefined
  const { goals, against, outcome, onPenalties, day } = last
  const score = `${Math.max(goals, against)}–${Math.min(goals, against)}`
  const result = { won: `${team.name} ${score}`, lost: `${other.name} ${score}`, drawn: score }[outcome]
  return commaText(onPenalties ? t`${result} on penalties` : result, dayText(day, 'UTC'))
}
