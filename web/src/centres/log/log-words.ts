import type { CentreLogLine } from '@i-one/contract/centres/log'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { roleInText } from '../../host/staff/roles.ts'
import { dayText, dayTimeText, timeText } from '../../lib/pitch-time.ts'

const what = ({ about = 'somebody', count }: CentreLogLine) =>
  count > 1 ? `${about}, ${countText(count, 'time')}` : about

const hours = ({ about, count }: CentreLogLine) =>
  `${count > 1 ? countText(count, 'stretch', 'stretches') : 'some hours'}${about ? ` for ‘${about}’` : ''}`

/** 'Ngozi from 20:30 to 21:00'; with the days where it is another. */
const way = (line: CentreLogLine, timeZone: string) => {
  const { from, to } = line
  if (!from || !to || from === to) return what(line)
  const isSameDay = dayText(from, timeZone) === dayText(to, timeZone)
  const [before, after] = [from, to].map((at) => (isSameDay ? timeText : dayTimeText)(at, timeZone))
  return `${what(line)} from ${before} to ${after}`
}

const became = ({ role }: CentreLogLine) => (role ? roleInText[role] : 'nobody')

const sum = ({ amount, method }: CentreLogLine) =>
  `${amount ? moneyText(amount) : 'money'} ${method === 'cash' ? 'in cash' : `by ${method}`}`

const words: Record<CentreLogLine['act'], (line: CentreLogLine, timeZone: string) => string> = {
  booked: (line) => `booked ${what(line)}`,
  'put-back': (line) => `put back ${what(line)}`,
  closed: (line) => `closed ${hours(line)}`,
  opened: (line) => `opened ${hours(line)} again`,
  authorized: (line) => `authorized ${what(line)}`,
  declined: (line) => `declined ${what(line)}`,
  cancelled: (line) => `cancelled ${what(line)}`,
  moved: (line, timeZone) => `moved ${way(line, timeZone)}`,
  'no-show': (line) => `wrote down that ${line.about ?? 'somebody'} did not come`,
  'no-show-undone': (line) => `took back that ${line.about ?? 'somebody'} did not come`,
  took: (line) => `took ${sum(line)}${line.about ? ` from ${line.about}` : ''}`,
  'gave-back': (line) => `gave back ${sum(line)}${line.about ? ` to ${line.about}` : ''}`,
  wrote: ({ people = 0 }) => `wrote to ${countText(people, 'person', 'people')}`,
  came: (line) => `is now ${became(line)}, by a link`,
  'role-changed': (line) => `made ${line.about ?? 'somebody'} ${became(line)}`,
  removed: ({ by, about }) => (about === by.name ? 'left' : `removed ${about ?? 'somebody'}`),
}

/** 'booked Coach Sunny', after who did it. */
export const actText = (line: CentreLogLine, timeZone: string) => words[line.act](line, timeZone)

/** Where and for when: 'The Cage, Fri 21 Nov, 18:00'. */
export const whereText = ({ pitch, start, day }: CentreLogLine, timeZone: string) =>
  [pitch, start && dayTimeText(start, timeZone), day && dayText(day, 'UTC')].filter(Boolean).join(', ')
