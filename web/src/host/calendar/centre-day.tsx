import type { DayBooking, DayPitch, FreeStretch } from '@i-one/contract/centres/calendar'
import { useState } from 'react'
import { dayAt, timeText } from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { BlockOutDialog } from './block-out-dialog.tsx'
import { BookingSheet } from './booking-sheet.tsx'
import { DayColumns } from './day-columns.tsx'
import { FreeSlotSheet } from './free-slot-sheet.tsx'
import { Legend } from './legend.tsx'
import { useCentreDay } from './queries.ts'
import { useView } from './use-view.ts'
import styles from './centre-day.module.css'

interface Opened<Thing> {
  pitch: DayPitch
  thing: Thing
}

/** All pitches of a centre side by side; on a phone one at a swipe. */
export function CentreDay() {
  const { centre } = useView()
  if (!centre) return null
  return <Day key={centre._id} centre={centre._id} />
}

function Day({ centre }: { centre: string }) {
  const { day, pitch: asked, look } = useView()
  const { data, error, now, isLost } = useCentreDay(centre, day)
  const [opened, setOpened] = useState<Opened<DayBooking>>()
  const [free, setFree] = useState<Opened<FreeStretch>>()
  const [closing, setClosing] = useState<{ pitch: DayPitch; stretch?: FreeStretch }>()
  if (error && !data) throw error
  if (!data) return <Loading label="Loading the day" height={420} />
  const { pitches } = data
  const [first] = pitches
  if (!first)
    return <Empty art="area" title="No pitch here yet" sentence="Put one in, and its day shows here." />
  const mayAct = data.centre.role !== 'viewer'
  // as it is now, if it is there still
  const booking = opened && (inDay(opened, pitches) ?? opened)
  return (
    <div className={styles.page}>
      <output className={styles.state}>
        {isLost && 'Not connected: what others change shows a little later.'}
      </output>
      <DayColumns
        key={data.day}
        {...{ pitches, day: data.day, now }}
        shown={asked}
        onShown={(pitch) => look({ pitch })}
        onOpen={(thing, pitch) => setOpened({ thing, pitch })}
        onFree={(thing, pitch) => setFree({ thing, pitch })}
      />
      <Legend />
      {mayAct && (
        <Button
          variant="ghost"
          className={styles.close}
          onClick={() => setClosing({ pitch: pitches.find(({ _id }) => _id === asked) ?? first })}
        >
          Close a time
        </Button>
      )}
      {closing && (
        <BlockOutDialog
          pitch={closing.pitch}
          day={closing.stretch ? dayAt(closing.stretch.start, closing.pitch.timeZone) : day}
          open={closing.stretch && timeText(closing.stretch.start, closing.pitch.timeZone)}
          close={closing.stretch && timeText(closing.stretch.end, closing.pitch.timeZone)}
          onClose={() => setClosing(undefined)}
        />
      )}
      {free && (
        <FreeSlotSheet
          slot={free.thing}
          mayAct={mayAct}
          pitch={free.pitch}
          pitches={pitches}
          asOf={now}
          onBlock={() => {
            setClosing({ pitch: free.pitch, stretch: free.thing })
            setFree(undefined)
          }}
          onClose={() => setFree(undefined)}
        />
      )}
      {booking && (
        <BookingSheet
          key={booking.thing._id}
          booking={booking.thing}
          mayAct={mayAct}
          pitch={booking.pitch}
          pitches={pitches}
          asOf={now}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

/** What is booked on a part of a combined pitch is on that part. */
const inDay = (
  { thing }: Opened<DayBooking>,
  pitches: readonly DayPitch[],
): Opened<DayBooking> | undefined => {
  for (const pitch of pitches) {
    const found = pitch.bookings.find(({ _id, onPart }) => _id === thing._id && !onPart)
    if (found) return { thing: found, pitch }
  }
  return undefined
}
