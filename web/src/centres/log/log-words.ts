import type { CentreLogChange, CentreLogEntry } from '@i-one/contract/centres/log'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { dayText, dayTimeText, timeText } from '../../lib/pitch-time.ts'
import { roleNamesInText } from '../staff/roles.ts'

const bookingText = ({ about = 'a customer', count }: CentreLogEntry) =>
  count > 1 ? `${count} bookings of ${about}` : `the booking of ${about}`

const hoursText = ({ about, count }: CentreLogEntry) =>
  `${count > 1 ? countText(count, 'time range', 'time ranges') : 'some hours'}${about ? ` for ‘${about}’` : ''}`

const moveText = (line: CentreLogEntry, timeZone: string) => {
  const { from, to, fromPitch, pitch } = line
  const isOtherPitch = fromPitch !== undefined && fromPitch !== pitch
  const isOtherTime = from !== undefined && to !== undefined && from !== to
  if (!isOtherPitch && !isOtherTime) return bookingText(line)
  const isSameDay = from && to && dayText(from, timeZone) === dayText(to, timeZone)
  const toTimeText = (at: string | undefined) =>
    isOtherTime && at ? (isSameDay ? timeText : dayTimeText)(at, timeZone) : undefined
  const [before, after] = [
    [isOtherPitch && fromPitch, toTimeText(from)],
    [isOtherPitch && pitch, toTimeText(to)],
  ].map((facts) => facts.filter(Boolean).join(', '))
  return `${bookingText(line)} from ${before} to ${after}`
}

const settingNames: Record<CentreLogChange['what'], string> = {
  name: 'the name',
  legalName: 'the legal name',
  address: 'the address',
  location: 'the location',
  timeZone: 'the time zone',
  phone: 'the phone number',
  rules: 'the house rules',
  surface: 'the surface',
  facilities: 'the facilities',
  slotMinutes: 'the slot length',
  openingHours: 'the opening hours',
  price: 'the price',
  prices: 'the price list',
  policy: 'the cancellation policy',
  authorization: 'the authorization setting',
  published: 'the visibility',
  sessionsAhead: 'the booking limit per captain',
  playersPerTeam: 'the players per team',
  parts: 'the parts',
  photos: 'the photos',
}

const list = new Intl.ListFormat('en-GB')

const changed = ({ changes = [], pitch }: CentreLogEntry) => {
  const [first] = changes
  const of = pitch ?? 'the centre'
  if (changes.length === 1 && first?.what === 'published')
    return `${first.to === 'published' ? 'published' : 'unpublished'} ${of}`
  return `changed ${list.format(changes.map(({ what: setting }) => settingNames[setting]))} of ${of}`
}

const feeText = ({ amount }: CentreLogEntry) => (amount ? `, with a fee of ${moneyText(amount)}` : '')

const roleText = ({ role }: CentreLogEntry) => (role ? roleNamesInText[role] : 'staff')

const sumText = ({ amount, method }: CentreLogEntry) =>
  `${amount ? moneyText(amount) : 'money'} ${method === 'cash' ? 'in cash' : `by ${method}`}`

const words: Record<CentreLogEntry['act'], (line: CentreLogEntry, timeZone: string) => string> = {
  booked: ({ about = 'a customer', count }) =>
    count > 1 ? `booked for ${about}, ${countText(count, 'time')}` : `booked for ${about}`,
  'put-back': (line) => `restored ${bookingText(line)}`,
  closed: (line) => `closed ${hoursText(line)}`,
  opened: (line) =>
    line.count === 0
      ? `removed ${line.about ? `the closure ‘${line.about}’` : 'a closure'}`
      : `reopened ${hoursText(line)}`,
  authorized: (line) => `authorized ${bookingText(line)}`,
  declined: (line) => `declined ${bookingText(line)}`,
  cancelled: (line) => `cancelled ${bookingText(line)}${feeText(line)}`,
  moved: (line, timeZone) => `moved ${moveText(line, timeZone)}`,
  'no-show': (line) => `marked ${line.about ?? 'a customer'} as a no-show`,
  'no-show-undone': (line) => `removed the no-show of ${line.about ?? 'a customer'}`,
  'link-made': (line) => `created a link to take over the booking of ${line.about ?? 'a customer'}`,
  'taken-over': (line) => `took over the booking of ${line.about ?? 'a customer'} by link`,
  'taken-back': (line) => `undid the takeover of the booking of ${line.about ?? 'a customer'}`,
  took: (line) => `took ${sumText(line)}${line.about ? ` from ${line.about}` : ''}`,
  'gave-back': (line) => `refunded ${sumText(line)}${line.about ? ` to ${line.about}` : ''}`,
  wrote: ({ people = 0 }) => `sent a message to ${countText(people, 'person', 'people')}`,
  came: (line) => `joined as ${roleText(line)}, by link`,
  'role-changed': (line) => `made ${line.about ?? 'a colleague'} ${roleText(line)}`,
  removed: ({ by, about }) => (about === by.name ? 'left' : `removed ${about ?? 'a colleague'}`),
  renamed: (line) => `renamed ${line.about ?? 'a customer'}`,
  noted: (line) => `changed the note on ${line.about ?? 'a customer'}`,
  barred: (line) => `barred ${line.about ?? 'a customer'}`,
  unbarred: (line) => `let ${line.about ?? 'a customer'} book again`,
  'pitch-added': (line) => `added the pitch ${line.pitch ?? ''}`,
  'pitch-joined': (line) => `added the pitch ${line.pitch ?? ''} from another centre`,
  'pitch-left': (line) => `moved the pitch ${line.pitch ?? ''} to its own centre`,
  changed,
}

export const activityText = (line: CentreLogEntry, timeZone: string) => words[line.act](line, timeZone)

export const activityDetailsText = ({ pitch, start, day, receipt }: CentreLogEntry, timeZone: string) =>
  [
    start && pitch,
    start && dayTimeText(start, timeZone),
    day && [pitch, dayText(day, 'UTC')].filter(Boolean).join(', '),
    receipt !== undefined && `receipt ${receipt}`,
  ]
    .filter(Boolean)
    .join(', ')

export const settingChangeTexts = ({ changes = [] }: CentreLogEntry) =>
  changes
    .filter(({ from, to }) => from !== to)
    .map(({ what: setting, from, to }) => {
      const name = changes.length > 1 ? `${settingNames[setting].replace(/^the /, '')}: ` : ''
      return `${name}${from || 'nothing'} → ${to || 'nothing'}`
    })
