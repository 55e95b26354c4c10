import type { PitchRecord } from '@i-one/contract/sessions/reliability'
import { plural, t } from '@lingui/core/macro'

const toHours = (minutes: number) => Math.ceil(minutes / 60)

const withinText = (minutes: number) => {
  if (minutes < 60)
    return plural(minutes, { 0: 'within a minute', one: 'within a minute', other: 'within # minutes' })
  return plural({ hours: toHours(minutes) }, { one: 'within an hour', other: 'within # hours' })
}

export const answeredWithinText = (minutes: number) => {
  if (minutes < 60)
    return plural(minutes, {
      0: 'Usually answered within a minute',
      one: 'Usually answered within a minute',
      other: 'Usually answered within # minutes',
    })
  return plural(
    { hours: toHours(minutes) },
    { one: 'Usually answered within an hour', other: 'Usually answered within # hours' },
  )
}

export const toRecordFacts = ({ answers, bookings }: PitchRecord) => [
  ...(answers
    ? ([
        [t`Usually answers`, withinText(answers.minutes)],
        [
          t({ message: 'Accepted', context: 'requests' }),
          t`${{ accepted: answers.asked - answers.declined }} of ${{ requests: answers.asked }} requests`,
        ],
      ] as const)
    : []),
  ...(bookings
    ? ([
        [
          t({ message: 'Cancelled', context: 'bookings' }),
          bookings.cancelled === 0
            ? t`None of ${{ bookings: bookings.booked }} bookings`
            : t`${{ cancelled: bookings.cancelled }} of ${{ bookings: bookings.booked }} bookings`,
        ],
      ] as const)
    : []),
]
