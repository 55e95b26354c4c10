import type { HostBooking } from '@i-one/contract/centres/bookings'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dateWithYearText, timeText } from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DayStrip } from '../../ui/layout/day-strip.tsx'
import { commaText } from '../../ui/text/joins.ts'
import {
  listBookingsOn,
  depositText,
  goingText,
  listFreeSlotsOn,
  bookingStyles,
  toBookingStyle,
  getBookingTitle,
  type CalendarPitch,
  type TimeRange,
} from './week.ts'

type DayBookingListProps = {
  pitch: CalendarPitch
  now: string
  day: string
  today: string
  toDay: (day: string) => string
  onOpen: (booking: HostBooking) => void
  onFree: (slot: TimeRange) => void
}

export function DayBookingList({ pitch, now, day, today, toDay, onOpen, onFree }: DayBookingListProps) {
  const { bookings, days, timeZone } = pitch
  const shown = days.find((one) => one.day === day)
  if (!shown) return null
  const drawn = listBookingsOn(bookings, shown, timeZone).map(({ booking }) => ({
    booking,
    style: bookingStyles[toBookingStyle(booking)],
  }))
  const free = listFreeSlotsOn(pitch, shown, now)
  const marks = days.map((one) => ({
    date: one.day,
    marked: listBookingsOn(bookings, one, timeZone).length > 0,
  }))
  return (
    <div className="lg:hidden print:block">
      <DayStrip
        className="print:hidden"
        label={t`Day`}
        days={marks}
        value={day}
        today={today}
        markedText={t`with bookings`}
        to={toDay}
      />
      <h2 className="hidden print:block">{commaText(pitch.name, dateWithYearText(day, 'UTC'))}</h2>
      {drawn.length === 0 && (
        <p className="mute">
          <Trans>No bookings on this day.</Trans>
        </p>
      )}
      <ul>
        {drawn.map(({ booking, style }) => (
          <li key={booking._id}>
            <button
              type="button"
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 items-center w-full py-3.5 text-start bg-transparent border-0 border-b border-line cursor-pointer"
              onClick={() => onOpen(booking)}
            >
              <strong className="text-[20px] num">{timeText(booking.start, timeZone)}</strong>
              <span>
                {getBookingTitle(booking)}
                <span className="block text-muted text-small">
                  {commaText(
                    t`to ${{ end: timeText(booking.end, timeZone) }}`,
                    goingText(booking),
                    depositText(booking),
                  )}
                </span>
              </span>
              <Chip tone={style.tone}>
                <Icon name={style.icon} size={14} /> {style.label}
              </Chip>
            </button>
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <>
          <p className="mt-5 mb-2 font-strong print:hidden">
            <Trans context="slot">Free</Trans>
          </p>
          <div className="flex flex-wrap gap-2 print:hidden">
            {free.map((slot) => (
              <Button key={slot.start} variant="ghost" size="small" onClick={() => onFree(slot)}>
                <Trans>
                  {{ time: timeText(slot.start, timeZone) }}
                  <span className="vh"> is free</span>
                </Trans>
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
