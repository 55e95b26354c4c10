import type { CentreLogChange, CentreLogEntry } from '@i-one/contract/centres/log'
import { moneyText } from '@i-one/game/payments/money'
import { plural, select, t } from '@lingui/core/macro'
import { dayText, dayTimeText, timeText } from '../../lib/pitch-time.ts'
import { listText } from '../../ui/text/list-text.ts'

const unknownCustomer = t({ message: 'a customer', comment: 'Replaces the unknown name of a customer' })
const unknownColleague = t({ message: 'a colleague', comment: 'Replaces the unknown name of a colleague' })

const bookedText = ({ about: customer = unknownCustomer, count }: CentreLogEntry) =>
  plural(count, { one: `booked for ${customer}`, other: `booked for ${customer}, # times` })

const restoredText = ({ about: customer = unknownCustomer, count }: CentreLogEntry) =>
  plural(count, {
    one: `restored the booking of ${customer}`,
    other: `restored # bookings of ${customer}`,
  })

const authorizedText = ({ about: customer = unknownCustomer, count }: CentreLogEntry) =>
  plural(count, {
    one: `authorized the booking of ${customer}`,
    other: `authorized # bookings of ${customer}`,
  })

const declinedText = ({ about: customer = unknownCustomer, count }: CentreLogEntry) =>
  plural(count, {
    one: `declined the booking of ${customer}`,
    other: `declined # bookings of ${customer}`,
  })

const cancelledText = ({ about: customer = unknownCustomer, count, amount }: CentreLogEntry) => {
  if (!amount)
    return plural(count, {
      one: `cancelled the booking of ${customer}`,
      other: `cancelled # bookings of ${customer}`,
    })
  const fee = moneyText(amount)
  return plural(count, {
    one: `cancelled the booking of ${customer}, with a fee of ${fee}`,
    other: `cancelled # bookings of ${customer}, with a fee of ${fee}`,
  })
}

const closedText = ({ about: reason, count }: CentreLogEntry) =>
  reason
    ? plural(count, {
        one: `closed some hours for ‘${reason}’`,
        other: `closed # time ranges for ‘${reason}’`,
      })
    : plural(count, { one: 'closed some hours', other: 'closed # time ranges' })

const reopenedText = ({ about: reason, count }: CentreLogEntry) => {
  if (count === 0) return reason ? t`removed the closure ‘${reason}’` : t`removed a closure`
  return reason
    ? plural(count, {
        one: `reopened some hours for ‘${reason}’`,
        other: `reopened # time ranges for ‘${reason}’`,
      })
    : plural(count, { one: 'reopened some hours', other: 'reopened # time ranges' })
}

const movedText = (line: CentreLogEntry, timeZone: string) => {
  const { about: customer = unknownCustomer, count, from, to, fromPitch, pitch } = line
  const isOtherPitch = fromPitch !== undefined && fromPitch !== pitch
  const isOtherTime = from !== undefined && to !== undefined && from !== to
  if (!isOtherPitch && !isOtherTime)
    return plural(count, {
      one: `moved the booking of ${customer}`,
      other: `moved # bookings of ${customer}`,
    })
  const isSameDay = from && to && dayText(from, timeZone) === dayText(to, timeZone)
  const toTimeText = (at: string | undefined) =>
    isOtherTime && at ? (isSameDay ? timeText : dayTimeText)(at, timeZone) : undefined
  const [before = '', after = ''] = [
    [isOtherPitch && fromPitch, toTimeText(from)],
    [isOtherPitch && pitch, toTimeText(to)],
  ].map((facts) => facts.filter(Boolean).join(', '))
  return plural(count, {
    one: `moved the booking of ${customer} from ${before} to ${after}`,
    other: `moved # bookings of ${customer} from ${before} to ${after}`,
  })
}

const takenText = (line: CentreLogEntry) => {
  const { amount, about: payer } = line
  const method = line.method ?? 'other'
  const sum = amount ? moneyText(amount) : t`money`
  return payer
    ? select(method, {
        cash: `took ${sum} in cash from ${payer}`,
        card: `took ${sum} by card from ${payer}`,
        transfer: `took ${sum} by transfer from ${payer}`,
        other: `took ${sum} from ${payer}`,
      })
    : select(method, {
        cash: `took ${sum} in cash`,
        card: `took ${sum} by card`,
        transfer: `took ${sum} by transfer`,
        other: `took ${sum}`,
      })
}

const refundedText = (line: CentreLogEntry) => {
  const { amount, about: payer } = line
  const method = line.method ?? 'other'
  const sum = amount ? moneyText(amount) : t`money`
  return payer
    ? select(method, {
        cash: `refunded ${sum} in cash to ${payer}`,
        card: `refunded ${sum} by card to ${payer}`,
        transfer: `refunded ${sum} by transfer to ${payer}`,
        other: `refunded ${sum} to ${payer}`,
      })
    : select(method, {
        cash: `refunded ${sum} in cash`,
        card: `refunded ${sum} by card`,
        transfer: `refunded ${sum} by transfer`,
        other: `refunded ${sum}`,
      })
}

const joinedText = (line: CentreLogEntry) => {
  const role = line.role ?? 'other'
  return select(role, {
    manager: 'joined as a manager, by link',
    desk: 'joined as desk staff, by link',
    viewer: 'joined as a viewer, by link',
    other: 'joined as staff, by link',
  })
}

const changedRoleText = (line: CentreLogEntry) => {
  const { about: colleague = unknownColleague } = line
  const role = line.role ?? 'other'
  return select(role, {
    manager: `made ${colleague} a manager`,
    desk: `made ${colleague} desk staff`,
    viewer: `made ${colleague} a viewer`,
    other: `made ${colleague} staff`,
  })
}

const removedText = ({ by, about: colleague = unknownColleague }: CentreLogEntry) =>
  colleague === by.name
    ? t({ message: 'left', comment: 'Stopped working at the centre' })
    : t`removed ${colleague}`

type Setting = CentreLogChange['what']

const settingNamesInText: Record<Setting, string> = {
  name: t`the name`,
  legalName: t`the legal name`,
  address: t`the address`,
  location: t`the location`,
  timeZone: t`the time zone`,
  phone: t`the phone number`,
  rules: t`the house rules`,
  surface: t`the surface`,
  facilities: t`the facilities`,
  slotMinutes: t`the slot length`,
  openingHours: t`the opening hours`,
  price: t`the price`,
  prices: t`the price list`,
  policy: t`the cancellation policy`,
  authorization: t`the authorization setting`,
  published: t`the visibility`,
  sessionsAhead: t`the booking limit per captain`,
  playersPerTeam: t`the players per team`,
  parts: t`the parts`,
  photos: t`the photos`,
}

const settingNames: Record<Setting, string> = {
  name: t`name`,
  legalName: t`legal name`,
  address: t`address`,
  location: t`location`,
  timeZone: t`time zone`,
  phone: t`phone number`,
  rules: t`house rules`,
  surface: t`surface`,
  facilities: t`facilities`,
  slotMinutes: t`slot length`,
  openingHours: t`opening hours`,
  price: t`price`,
  prices: t`price list`,
  policy: t`cancellation policy`,
  authorization: t`authorization setting`,
  published: t`visibility`,
  sessionsAhead: t`booking limit per captain`,
  playersPerTeam: t`players per team`,
  parts: t({ message: 'parts', comment: 'The pitches that form a combined pitch' }),
  photos: t`photos`,
}

const changedText = ({ changes = [], pitch }: CentreLogEntry) => {
  const [first] = changes
  if (changes.length === 1 && first?.what === 'published') {
    if (first.to === 'published') return pitch === undefined ? t`published the centre` : t`published ${pitch}`
    return pitch === undefined ? t`unpublished the centre` : t`unpublished ${pitch}`
  }
  const settings = listText(changes.map(({ what: setting }) => settingNamesInText[setting]))
  return pitch === undefined ? t`changed ${settings} of the centre` : t`changed ${settings} of ${pitch}`
}

const texts: Record<CentreLogEntry['act'], (line: CentreLogEntry, timeZone: string) => string> = {
  booked: bookedText,
  'put-back': restoredText,
  closed: closedText,
  opened: reopenedText,
  authorized: authorizedText,
  declined: declinedText,
  cancelled: cancelledText,
  moved: movedText,
  'no-show': ({ about: customer = unknownCustomer }) => t`marked ${customer} as a no-show`,
  'no-show-undone': ({ about: customer = unknownCustomer }) => t`removed the no-show of ${customer}`,
  'link-made': ({ about: customer = unknownCustomer }) =>
    t`created a link to take over the booking of ${customer}`,
  'taken-over': ({ about: customer = unknownCustomer }) => t`took over the booking of ${customer} by link`,
  'taken-back': ({ about: customer = unknownCustomer }) =>
    t`undid the takeover of the booking of ${customer}`,
  took: takenText,
  'gave-back': refundedText,
  wrote: ({ people = 0 }) =>
    plural(people, { one: 'sent a message to # person', other: 'sent a message to # people' }),
  came: joinedText,
  'role-changed': changedRoleText,
  removed: removedText,
  renamed: ({ about: customer = unknownCustomer }) => t`renamed ${customer}`,
  noted: ({ about: customer = unknownCustomer }) => t`changed the note on ${customer}`,
  barred: ({ about: customer = unknownCustomer }) => t`barred ${customer}`,
  unbarred: ({ about: customer = unknownCustomer }) => t`let ${customer} book again`,
  'pitch-added': ({ pitch = '' }) => t`added the pitch ${pitch}`,
  'pitch-joined': ({ pitch = '' }) => t`added the pitch ${pitch} from another centre`,
  'pitch-left': ({ pitch = '' }) => t`moved the pitch ${pitch} to its own centre`,
  changed: changedText,
}

export const activityText = (line: CentreLogEntry, timeZone: string) => texts[line.act](line, timeZone)

export const activityDetailsText = ({ pitch, start, day, receipt }: CentreLogEntry, timeZone: string) =>
  [
    start && pitch,
    start && dayTimeText(start, timeZone),
    day && [pitch, dayText(day, 'UTC')].filter(Boolean).join(', '),
    receipt !== undefined && t`receipt ${receipt}`,
  ]
    .filter(Boolean)
    .join(', ')

const emptyText = t({ message: 'nothing', comment: 'Replaces the value of an empty setting' })

export const settingChangeTexts = ({ changes = [] }: CentreLogEntry) =>
  changes
    .filter(({ from, to }) => from !== to)
    .map(({ what: setting, from, to }) => {
      const change = `${from || emptyText} → ${to || emptyText}`
      return changes.length > 1 ? t`${{ setting: settingNames[setting] }}: ${change}` : change
    })
