import type { CentreLogChange, CentreLogEntry } from '@i-one/contract/centres/log'
import { listText } from '@i-one/game/formats/lists'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Plural, Select, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dayText, dayTimeText, timeText } from '../../lib/pitch-time.ts'
import { commaText } from '../../ui/text/joins.ts'

const unknownCustomer = t({ message: 'a customer', comment: 'Replaces the unknown name of a customer' })
const unknownColleague = t({ message: 'a colleague', comment: 'Replaces the unknown name of a colleague' })

/** `actor` is the name of a person, or “You”. */
type Sentence = (line: CentreLogEntry, actor: string, timeZone: string) => ReactNode

const booked: Sentence = ({ about: customer = unknownCustomer, count }, actor) => (
  <Trans>
    <b>{actor}</b>{' '}
    <Plural value={count} one={`booked for ${customer}`} other={`booked for ${customer}, # times`} />
  </Trans>
)

const restored: Sentence = ({ about: customer = unknownCustomer, count }, actor) => (
  <Trans>
    <b>{actor}</b>{' '}
    <Plural
      value={count}
      one={`restored the booking of ${customer}`}
      other={`restored # bookings of ${customer}`}
    />
  </Trans>
)

const authorized: Sentence = ({ about: customer = unknownCustomer, count }, actor) => (
  <Trans>
    <b>{actor}</b>{' '}
    <Plural
      value={count}
      one={`authorized the booking of ${customer}`}
      other={`authorized # bookings of ${customer}`}
    />
  </Trans>
)

const declined: Sentence = ({ about: customer = unknownCustomer, count }, actor) => (
  <Trans>
    <b>{actor}</b>{' '}
    <Plural
      value={count}
      one={`declined the booking of ${customer}`}
      other={`declined # bookings of ${customer}`}
    />
  </Trans>
)

const cancelled: Sentence = ({ about: customer = unknownCustomer, count, amount }, actor) => {
  if (!amount)
    return (
      <Trans>
        <b>{actor}</b>{' '}
        <Plural
          value={count}
          one={`cancelled the booking of ${customer}`}
          other={`cancelled # bookings of ${customer}`}
        />
      </Trans>
    )
  const fee = moneyText(amount)
  return (
    <Trans>
      <b>{actor}</b>{' '}
      <Plural
        value={count}
        one={`cancelled the booking of ${customer}, with a fee of ${fee}`}
        other={`cancelled # bookings of ${customer}, with a fee of ${fee}`}
      />
    </Trans>
  )
}

const closed: Sentence = ({ about: reason, count }, actor) =>
  reason ? (
    <Trans>
      <b>{actor}</b>{' '}
      <Plural
        value={count}
        one={`closed some hours for ‘${reason}’`}
        other={`closed # time ranges for ‘${reason}’`}
      />
    </Trans>
  ) : (
    <Trans>
      <b>{actor}</b> <Plural value={count} one="closed some hours" other="closed # time ranges" />
    </Trans>
  )

const reopened: Sentence = ({ about: reason, count }, actor) => {
  if (count === 0)
    return reason ? (
      <Trans>
        <b>{actor}</b> removed the closure ‘{reason}’
      </Trans>
    ) : (
      <Trans>
        <b>{actor}</b> removed a closure
      </Trans>
    )
  return reason ? (
    <Trans>
      <b>{actor}</b>{' '}
      <Plural
        value={count}
        one={`reopened some hours for ‘${reason}’`}
        other={`reopened # time ranges for ‘${reason}’`}
      />
    </Trans>
  ) : (
    <Trans>
      <b>{actor}</b> <Plural value={count} one="reopened some hours" other="reopened # time ranges" />
    </Trans>
  )
}

const moved: Sentence = (line, actor, timeZone) => {
  const { about: customer = unknownCustomer, count, from, to, fromPitch, pitch } = line
  const isOtherPitch = fromPitch !== undefined && fromPitch !== pitch
  const isOtherTime = from !== undefined && to !== undefined && from !== to
  if (!isOtherPitch && !isOtherTime)
    return (
      <Trans>
        <b>{actor}</b>{' '}
        <Plural
          value={count}
          one={`moved the booking of ${customer}`}
          other={`moved # bookings of ${customer}`}
        />
      </Trans>
    )
  const isSameDay = from && to && dayText(from, timeZone) === dayText(to, timeZone)
  const toTimeText = (at: string | undefined) =>
    isOtherTime && at ? (isSameDay ? timeText : dayTimeText)(at, timeZone) : undefined
  const before = commaText(isOtherPitch && fromPitch, toTimeText(from))
  const after = commaText(isOtherPitch && pitch, toTimeText(to))
  return (
    <Trans>
      <b>{actor}</b>{' '}
      <Plural
        value={count}
        one={`moved the booking of ${customer} from ${before} to ${after}`}
        other={`moved # bookings of ${customer} from ${before} to ${after}`}
      />
    </Trans>
  )
}

const took: Sentence = (line, actor) => {
  const method = line.method ?? 'other'
  const { amount, about: payer } = line
  const sum = amount ? moneyText(amount) : t`money`
  return payer ? (
    <Trans>
      <b>{actor}</b>{' '}
      <Select
        value={method}
        _cash={`took ${sum} in cash from ${payer}`}
        _card={`took ${sum} by card from ${payer}`}
        _transfer={`took ${sum} by transfer from ${payer}`}
        other={`took ${sum} from ${payer}`}
      />
    </Trans>
  ) : (
    <Trans>
      <b>{actor}</b>{' '}
      <Select
        value={method}
        _cash={`took ${sum} in cash`}
        _card={`took ${sum} by card`}
        _transfer={`took ${sum} by transfer`}
        other={`took ${sum}`}
      />
    </Trans>
  )
}

const refunded: Sentence = (line, actor) => {
  const method = line.method ?? 'other'
  const { amount, about: payer } = line
  const sum = amount ? moneyText(amount) : t`money`
  return payer ? (
    <Trans>
      <b>{actor}</b>{' '}
      <Select
        value={method}
        _cash={`refunded ${sum} in cash to ${payer}`}
        _card={`refunded ${sum} by card to ${payer}`}
        _transfer={`refunded ${sum} by transfer to ${payer}`}
        other={`refunded ${sum} to ${payer}`}
      />
    </Trans>
  ) : (
    <Trans>
      <b>{actor}</b>{' '}
      <Select
        value={method}
        _cash={`refunded ${sum} in cash`}
        _card={`refunded ${sum} by card`}
        _transfer={`refunded ${sum} by transfer`}
        other={`refunded ${sum}`}
      />
    </Trans>
  )
}

const joined: Sentence = ({ role = 'other' as const }, actor) => (
  <Trans>
    <b>{actor}</b>{' '}
    <Select
      value={role}
      _manager="joined as a manager, by link"
      _desk="joined as desk staff, by link"
      _viewer="joined as a viewer, by link"
      other="joined as staff, by link"
    />
  </Trans>
)

const roleChanged: Sentence = ({ about: colleague = unknownColleague, ...line }, actor) => {
  const role = line.role ?? 'other'
  return (
    <Trans>
      <b>{actor}</b>{' '}
      <Select
        value={role}
        _manager={`made ${colleague} a manager`}
        _desk={`made ${colleague} desk staff`}
        _viewer={`made ${colleague} a viewer`}
        other={`made ${colleague} staff`}
      />
    </Trans>
  )
}

const removed: Sentence = ({ by, about: colleague = unknownColleague }, actor) =>
  colleague === by.name ? (
    <Trans comment="Stopped working at the centre">
      <b>{actor}</b> left
    </Trans>
  ) : (
    <Trans>
      <b>{actor}</b> removed {colleague}
    </Trans>
  )

const settingNamesInText: Record<CentreLogChange['what'], string> = {
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

const changed: Sentence = ({ changes = [], pitch }, actor) => {
  const [first] = changes
  if (changes.length === 1 && first?.what === 'published') {
    if (first.to === 'published')
      return pitch === undefined ? (
        <Trans>
          <b>{actor}</b> published the centre
        </Trans>
      ) : (
        <Trans>
          <b>{actor}</b> published {pitch}
        </Trans>
      )
    return pitch === undefined ? (
      <Trans>
        <b>{actor}</b> unpublished the centre
      </Trans>
    ) : (
      <Trans>
        <b>{actor}</b> unpublished {pitch}
      </Trans>
    )
  }
  const settings = listText(changes.map(({ what: setting }) => settingNamesInText[setting]))
  return pitch === undefined ? (
    <Trans>
      <b>{actor}</b> changed {settings} of the centre
    </Trans>
  ) : (
    <Trans>
      <b>{actor}</b> changed {settings} of {pitch}
    </Trans>
  )
}

const sentences: Record<CentreLogEntry['act'], Sentence> = {
  booked,
  'put-back': restored,
  closed,
  opened: reopened,
  authorized,
  declined,
  cancelled,
  moved,
  'no-show': ({ about: customer = unknownCustomer }, actor) => (
    <Trans>
      <b>{actor}</b> marked {customer} as a no-show
    </Trans>
  ),
  'no-show-undone': ({ about: customer = unknownCustomer }, actor) => (
    <Trans>
      <b>{actor}</b> removed the no-show of {customer}
    </Trans>
  ),
  'link-made': ({ about: customer = unknownCustomer }, actor) => (
    <Trans>
      <b>{actor}</b> created a link to take over the booking of {customer}
    </Trans>
  ),
  'taken-over': ({ about: customer = unknownCustomer }, actor) => (
    <Trans>
      <b>{actor}</b> took over the booking of {customer} by link
    </Trans>
  ),
  'taken-back': ({ about: customer = unknownCustomer }, actor) => (
    <Trans>
      <b>{actor}</b> undid the takeover of the booking of {customer}
    </Trans>
  ),
  took,
  'gave-back': refunded,
  wrote: ({ people = 0 }, actor) => (
    <Trans>
      <b>{actor}</b>{' '}
      <Plural value={people} one="sent a message to # person" other="sent a message to # people" />
    </Trans>
  ),
  came: joined,
  'role-changed': roleChanged,
  removed,
  renamed: ({ about: customer = unknownCustomer }, actor) => (
    <Trans>
      <b>{actor}</b> renamed {customer}
    </Trans>
  ),
  noted: ({ about: customer = unknownCustomer }, actor) => (
    <Trans>
      <b>{actor}</b> changed the note on {customer}
    </Trans>
  ),
  barred: ({ about: customer = unknownCustomer }, actor) => (
    <Trans>
      <b>{actor}</b> barred {customer}
    </Trans>
  ),
  unbarred: ({ about: customer = unknownCustomer }, actor) => (
    <Trans>
      <b>{actor}</b> let {customer} book again
    </Trans>
  ),
  'pitch-added': ({ pitch = '' }, actor) => (
    <Trans>
      <b>{actor}</b> added the pitch {pitch}
    </Trans>
  ),
  'pitch-joined': ({ pitch = '' }, actor) => (
    <Trans>
      <b>{actor}</b> added the pitch {pitch} from another centre
    </Trans>
  ),
  'pitch-left': ({ pitch = '' }, actor) => (
    <Trans>
      <b>{actor}</b> moved the pitch {pitch} to its own centre
    </Trans>
  ),
  changed,
}

type ActivityProps = { line: CentreLogEntry; actor: string; timeZone: string }

export const ActivityText = ({ line, actor, timeZone }: ActivityProps) =>
  sentences[line.act](line, actor, timeZone)
