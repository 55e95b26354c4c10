import type { PitchRecord } from '@i-one/contract/sessions/reliability'

export const durationText = (minutes: number) => {
  if (minutes <= 1) return 'a minute'
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}

export const toRecordFacts = ({ answers, bookings }: PitchRecord) => [
  ...(answers
    ? ([
        ['Usually answers', `within ${durationText(answers.minutes)}`],
        ['Accepted', `${answers.asked - answers.declined} of ${answers.asked} requests`],
      ] as const)
    : []),
  ...(bookings
    ? ([
        [
          'Cancelled',
          `${bookings.cancelled === 0 ? 'None' : bookings.cancelled} of ${bookings.booked} bookings`,
        ],
      ] as const)
    : []),
]
