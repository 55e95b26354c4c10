import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addDays, dayText } from '../../lib/pitch-time.ts'
import { classNames } from '../../ui/class-names.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { hostCalendarQuery } from '../queries.ts'
import { useCalendarView } from './use-view.ts'
import { listBookingsOn, toMonday } from './week.ts'

const listMondays = (month: string) => {
  const mondays: string[] = []
  for (let monday = toMonday(`${month}-01`); monday <= `${month}-31`; monday = addDays(monday, 7))
    mondays.push(monday)
  return mondays
}

export function CentreMonth() {
  const { day, today, centre, pitches } = useCalendarView()
  const month = day.slice(0, 7)
  const weeks = useQueries({ queries: listMondays(month).map((monday) => hostCalendarQuery(monday)) })
  const failed = weeks.find(({ error, data }) => error && !data)
  if (failed) throw failed.error
  if (weeks.some(({ data }) => !data)) return <Loading label={t`Loading month`} height={420} />
  const own = new Set(pitches.map(({ _id }) => _id))
  const days = weeks.flatMap(({ data }) =>
    Array.from({ length: 7 }, (_, n) => {
      const date = addDays(data!.from, n)
      const on = data!.pitches
        .filter(({ _id }) => own.has(_id))
        .flatMap(({ days: ofPitch, bookings, timeZone }) => {
          const one = ofPitch.find((shown) => shown.day === date)
          return one ? listBookingsOn(bookings, one, timeZone).map(({ booking }) => booking) : []
        })
        .filter(({ partOf }) => !partOf)
      const count = (state: string) => on.filter((booking) => booking.state === state).length
      return { date, booked: count('confirmed'), waiting: count('pending'), closed: count('blocked') }
    }),
  )
  return (
    <ol className="grid grid-cols-7 gap-1">
      {days.map(({ date, booked, waiting, closed }) => (
        <li key={date}>
          <Link
            to={`/host?${new URLSearchParams({ tab: 'calendar', view: 'day', day: date, centre: centre?._id ?? '' }).toString()}`}
            className={classNames(
              'relative grid content-start h-full min-h-18 p-1.5 text-least leading-[1.3] no-underline wrap-anywhere rounded-[6px] hover:border-turf lg:min-h-26 lg:p-2.5',
              date.startsWith(month) ? 'bg-paper' : 'text-muted',
              date === today ? 'border-2 border-ink' : 'border border-line',
            )}
          >
            <b>
              <span className="vh">{dayText(date, 'UTC')}</span>
              <span aria-hidden="true" className="num">
                {Number(date.slice(-2))}
              </span>
            </b>
            {booked > 0 && (
              <Count icon="check">
                <Trans>
                  {booked} <span className={hiddenOnPhones}>booked</span>
                </Trans>
              </Count>
            )}
            {waiting > 0 && (
              <Count icon="bell" className="text-amber-ink font-bold">
                <Trans>
                  {waiting} <span className={hiddenOnPhones}>to answer</span>
                </Trans>
              </Count>
            )}
            {closed > 0 && (
              <Count icon="lock">
                <Trans>
                  {closed} <span className={hiddenOnPhones}>closed</span>
                </Trans>
              </Count>
            )}
          </Link>
        </li>
      ))}
    </ol>
  )
}

const hiddenOnPhones =
  'max-lg:absolute max-lg:w-px max-lg:h-px max-lg:overflow-hidden max-lg:[clip-path:inset(50%)] max-lg:whitespace-nowrap'

type CountProps = { icon: IconName; className?: string; children: ReactNode }

const Count = ({ icon, className, children }: CountProps) => (
  <span className={classNames('flex gap-1 items-center', className)}>
    <Icon name={icon} size={12} /> {children}
  </span>
)
