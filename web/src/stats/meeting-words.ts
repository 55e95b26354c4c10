import type { TeamMeetings } from '@i-one/contract/stats/teams'
import { dayText } from '../lib/pitch-time.ts'

/** Won, drawn and lost, each with who it is of; `own`: the first team is the reader's. */
export const meetingFigures = ({ team, other, won, drawn, lost }: TeamMeetings, own: boolean) =>
  [
    [own ? 'you won' : `${team.name} won`, won],
    ['drawn', drawn],
    [own ? 'they won' : `${other.name} won`, lost],
  ] as const

/** 'Yaba Bulls 3–2, Sat 16 Aug', 'Yaba Bulls 1–1 on penalties, Sat 16 Aug': who won stands with the goals; nothing where there is no last match to be seen. */
export const lastMeetingText = ({ team, other, last }: Pick<TeamMeetings, 'team' | 'other' | 'last'>) => {
  if (!last) return undefined
  const { goals, against, outcome, onPenalties, day } = last
  const score = `${Math.max(goals, against)}–${Math.min(goals, against)}`
  const result = { won: `${team.name} ${score}`, lost: `${other.name} ${score}`, drawn: score }[outcome]
  return `${result}${onPenalties ? ' on penalties' : ''}, ${dayText(day, 'UTC')}`
}
