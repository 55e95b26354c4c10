import type { Tournament } from '@i-one/contract/tournaments'
import { dayAt } from '../../lib/pitch-time.ts'

export const firstWishes = ({
  firstDay = '',
  lastDay = '',
  timeZone,
  serverTime,
  mine,
}: Pick<Tournament, 'firstDay' | 'lastDay' | 'timeZone' | 'serverTime' | 'mine'>) => {
  const today = dayAt(serverTime, timeZone)
  const { rest = 0, between = 3, off = [] } = mine?.calendarRules ?? {}
  return {
    pitches: [] as string[],
    from: firstDay && firstDay < today ? today : firstDay,
    to: lastDay && lastDay < today ? '' : lastDay,
    rest: String(rest),
    between,
    off: off.filter(({ date }) => date >= today),
  }
}
