import { CallError } from '@i-one/contract/call'
import { exportHostBookings, type HostBooking, type HostCalendar } from '@i-one/contract/host'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../lib/call.ts'
import { addDays, dayAt, timeText } from '../lib/pitch-time.ts'
import { refusalText } from '../lib/show-refusal.ts'
import { unlessSeen } from '../lib/unless-seen.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Select } from '../ui/fields/select.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { DayStrip } from '../ui/layout/day-strip.tsx'
import { BlockOutDialog } from './block-out-dialog.tsx'
import { BookingSheet } from './booking-sheet.tsx'
import { hostCalendarQuery } from './queries.ts'
import {
  bookingsOn,
  countText,
  daysOf,
  hoursShown,
  lookOf,
  lookText,
  mondayOf,
  titleOf,
  type Drawn,
} from './week.ts'
import styles from './calendar.module.css'

const deviceDay = () => dayAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
const tones = { confirmed: 'ok', waits: 'wait', held: 'off', closed: 'off', live: 'live' } as const

type CalendarPitch = HostCalendar['pitches'][number]

const save = async (from: string) => {
  try {
    const text = await call(exportHostBookings, { query: { from, to: addDays(from, 6) } })
    const url = URL.createObjectURL(new Blob(['\uFEFF', text.replace(/^\uFEFF/, '')], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: url, download: `bookings-${from}.csv` }).click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    toast.error(refusalText(error))
  }
}

export function Calendar() {
  const [today] = useState(deviceDay)
  const [from, setFrom] = useState(mondayOf(today))
  const [day, setDay] = useState(today)
  const [pitchId, setPitchId] = useState('')
  const [blocking, setBlocking] = useState(false)
  const [opened, setOpened] = useState<HostBooking>()
  const { data } = useQuery({ ...hostCalendarQuery(from), throwOnError: unlessSeen })
  if (!data)
    return (
      <Loading label="Loading the week">
        <Skeleton height={420} />
      </Loading>
    )
  const pitch = data.pitches.find(({ _id }) => _id === pitchId) ?? data.pitches[0]
  if (!pitch)
    return (
      <Empty art="area" title="No pitch of yours yet" sentence="Register one, and its week shows here." />
    )
  const go = (monday: string) => {
    setFrom(monday)
    setDay(mondayOf(today) === monday ? today : monday)
  }
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Select
          label="Pitch"
          options={data.pitches.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={pitch._id}
          onChange={({ target }) => setPitchId(target.value)}
        />
        <div className={styles.weeks}>
          <IconButton
            data-quick
            icon="chevron-left"
            label="The week before"
            onClick={() => go(addDays(from, -7))}
          />
          <Button variant="ghost" onClick={() => go(mondayOf(today))}>
            This week
          </Button>
          <IconButton
            data-quick
            icon="chevron-right"
            label="The next week"
            onClick={() => go(addDays(from, 7))}
          />
        </div>
        <Button onClick={() => setBlocking(true)}>Block out a time</Button>
        <Button variant="ghost" onClick={() => void save(from)}>
          Download the week (CSV)
        </Button>
      </div>
      <OneDay pitch={pitch} from={from} day={day} today={today} onDay={setDay} onOpen={setOpened} />
      <Week pitch={pitch} from={from} today={today} onOpen={setOpened} />
      <BlockOutDialog
        key={`${pitch._id} ${day}`}
        pitch={pitch}
        day={day < today ? today : day}
        open={blocking}
        onOpenChange={setBlocking}
      />
      {opened && (
        <BookingSheet
          key={opened._id}
          booking={opened}
          pitch={pitch}
          pitches={data.pitches}
          asOf={data.serverTime}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

type OneDayProps = {
  pitch: CalendarPitch
  from: string
  day: string
  today: string
  onDay: (day: string) => void
  onOpen: (booking: HostBooking) => void
}

/** On a phone: a day as a list. */
function OneDay({ pitch: { bookings, timeZone }, from, day, today, onDay, onOpen }: OneDayProps) {
  const drawn = bookingsOn(bookings, day, timeZone)
  const days = daysOf(from).map((date) => ({ date, marked: bookingsOn(bookings, date, timeZone).length > 0 }))
  return (
    <div className={styles.oneDay}>
      <DayStrip
        label="Day"
        days={days}
        value={day}
        today={today}
        markedText="with bookings"
        onChange={onDay}
      />
      {drawn.length === 0 && <p className="mute">Nothing is booked.</p>}
      <ul>
        {drawn.map(({ booking }) => (
          <li key={booking._id}>
            <button type="button" className={styles.line} onClick={() => onOpen(booking)}>
              <strong className="num">{timeText(booking.start, timeZone)}</strong>
              <span>
                {titleOf(booking)}
                <span className={styles.small}>
                  to {timeText(booking.end, timeZone)}
                  {booking.session && `, ${countText(booking)}`}
                </span>
              </span>
              <Chip tone={tones[lookOf(booking)]}>{lookText[lookOf(booking)]}</Chip>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const columnName = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

type WeekProps = { pitch: CalendarPitch; from: string; today: string; onOpen: (booking: HostBooking) => void }

function Week({ pitch: { bookings, timeZone }, from, today, onOpen }: WeekProps) {
  const columns = daysOf(from).map((day) => ({ day, drawn: bookingsOn(bookings, day, timeZone) }))
  const { first, last } = hoursShown(columns.flatMap(({ drawn }) => drawn))
  const hours = Array.from({ length: last - first }, (_, n) => first + n)
  const place = ({ from, to }: Drawn) => ({
    insetBlockStart: `${((from / 60 - first) / (last - first)) * 100}%`,
    blockSize: `${((to - from) / 60 / (last - first)) * 100}%`,
  })
  return (
    <div className={styles.week} style={{ ['--hours' as string]: last - first }}>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} className="num">
            {String(hour).padStart(2, '0')}:00
          </span>
        ))}
      </div>
      {columns.map(({ day, drawn }) => (
        <section key={day} className={styles.column} aria-label={columnName(day)}>
          <h2 className={day === today ? styles.today : styles.dayName}>{columnName(day)}</h2>
          <ul className={styles.track}>
            {drawn.map((one) => (
              <li key={one.booking._id} style={place(one)}>
                <button
                  type="button"
                  className={`${styles.block} ${styles[lookOf(one.booking)]}`}
                  onClick={() => onOpen(one.booking)}
                >
                  <span className="vh">{`${timeText(one.booking.start, timeZone)}, `}</span>
                  <strong>{titleOf(one.booking)}</strong>
                  {one.booking.session && <span className="vh">, {lookText[lookOf(one.booking)]}, </span>}
                  <span>{countText(one.booking) ?? lookText[lookOf(one.booking)]}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
