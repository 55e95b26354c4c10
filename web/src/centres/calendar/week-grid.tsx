import type { CalendarDay, HostBooking } from '@i-one/contract/centres/bookings'
import { weekdayDayText } from '@i-one/game/formats/weekday-day'
import { Trans } from '@lingui/react/macro'
import { dateWithYearText, timeRangeText, timeText } from '../../lib/pitch-time.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  listBookingsOn,
  bookingFactsText,
  listFreeSlotsOn,
  formatHour,
  getShownHours,
  toBookingStyle,
  bookingStyles,
  countMinutesSince,
  getBookingTitle,
  type CalendarPitch,
  type TimeRange,
} from './week.ts'
import looks from './looks.module.css'
import styles from './week-grid.module.css'

type WeekGridProps = {
  pitch: CalendarPitch
  now: string
  today: string
  onOpen: (booking: HostBooking) => void
  onFree: (slot: TimeRange) => void
}

export function WeekGrid({ pitch, today, ...rest }: WeekGridProps) {
  const { first, last } = getShownHours(pitch)
  const hours = Array.from({ length: last - first }, (_, n) => first + n)
  return (
    <div className={styles.week} style={{ ['--hours' as string]: last - first }}>
      <h2 className="hidden print:block print:col-span-full print:pt-0 print:pe-0 print:pb-2 print:ps-1 print:text-[1.125rem]">
        <Trans>
          {{ pitch: pitch.name }}, week from{' '}
          {{ day: pitch.days[0] ? dateWithYearText(pitch.days[0].day, 'UTC') : '' }}
        </Trans>
      </h2>
      <div
        className={`grid auto-rows-(--row) pt-13 text-muted text-least text-center ${styles.hours}`}
        aria-hidden="true"
      >
        {hours.map((hour) => (
          <span key={hour} className={classNames('relative', hour === 24 && styles.midnight)}>
            <span className="num">{formatHour(hour)}</span>
          </span>
        ))}
      </div>
      {pitch.days.map((day) => (
        <section key={day.day} className="border-s border-line" aria-label={weekdayDayText(day.day, 'UTC')}>
          <h2
            className={classNames(
              'grid items-center h-13 px-2.5 text-small border-b-2 border-ink',
              day.day === today && 'bg-ink text-chalk',
            )}
          >
            {weekdayDayText(day.day, 'UTC')}
          </h2>
          <Track day={day} first={first} last={last} pitch={pitch} {...rest} />
        </section>
      ))}
    </div>
  )
}

type TrackProps = Omit<WeekGridProps, 'today'> & { day: CalendarDay; first: number; last: number }

function Track({ day, first, last, pitch, now, onOpen, onFree }: TrackProps) {
  const { bookings, timeZone } = pitch
  const at = (minutes: number) => `${((minutes / 60 - first) / (last - first)) * 100}%`
  const place = ({ from, to }: { from: number; to: number }) => ({
    insetBlockStart: at(from),
    blockSize: `${((to - from) / 60 / (last - first)) * 100}%`,
  })
  const since = (instant: string) => countMinutesSince(day.day, instant, timeZone)
  const line = day.start <= now && now < day.end ? since(now) : undefined
  return (
    <ul className="relative h-[calc(var(--hours)*var(--row))]">
      {/* Free slots are not in the tab order, because keyboard users can book on the pitch page. */}
      {listFreeSlotsOn(pitch, day, now).map((slot) => (
        <li
          key={slot.start}
          className="absolute inset-x-0.5 py-px"
          style={place({ from: since(slot.start), to: since(slot.end) })}
        >
          <button type="button" tabIndex={-1} className={styles.free} onClick={() => onFree(slot)}>
            <Trans>
              {{ time: timeRangeText(slot, timeZone) }} <span className="vh">is free</span>
            </Trans>
          </button>
        </li>
      ))}
      {listBookingsOn(bookings, day, timeZone).map(({ booking, ...minutes }) => (
        <li key={booking._id} className="absolute inset-x-0.5 py-px" style={place(minutes)}>
          <button
            type="button"
            className={classNames(styles.block, looks.look, looks[toBookingStyle(booking)])}
            onClick={() => onOpen(booking)}
          >
            <span className="vh">{timeText(booking.start, timeZone)}, </span>
            <strong className="truncate">
              <Icon
                className="inline-block align-[-1px]"
                name={bookingStyles[toBookingStyle(booking)].icon}
                size={12}
              />{' '}
              {getBookingTitle(booking)}
            </strong>
            <span>
              {toBookingStyle(booking) === 'confirmed' && (
                <span className="vh">, {bookingStyles.confirmed.label}, </span>
              )}
              {bookingFactsText(booking)}
            </span>
          </button>
        </li>
      ))}
      {line !== undefined && line / 60 >= first && line / 60 <= last && (
        <li
          className={`absolute inset-x-0 border-t-2 border-dusk pointer-events-none print:hidden ${styles.now}`}
          style={{ insetBlockStart: at(line) }}
          aria-hidden="true"
        />
      )}
    </ul>
  )
}
