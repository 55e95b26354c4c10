import type { DayBooking, DayPitch, FreeTimeRange } from '@i-one/contract/centres/calendar'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { useDeskAction } from '../desk/use-act.ts'
import { BlockOutDialog } from './block-out-dialog.tsx'
import { BookingSheet } from './booking-sheet.tsx'
import { DayColumns } from './day-columns.tsx'
import { getDayBookingTitle, type DraggedBooking } from './day.ts'
import { FreeSlotSheet } from './free-slot-sheet.tsx'
import { BookingLegend } from './legend.tsx'
import { ConfirmMove } from './move-form.tsx'
import { useCentreDay } from './queries.ts'
import { useCalendarView } from './use-view.ts'
import { isMovable } from './week.ts'

interface Opened<Thing> {
  pitch: DayPitch
  thing: Thing
}

export function CentreDay() {
  const { centre } = useCalendarView()
  if (!centre) return null
  return <Day key={centre._id} centre={centre._id} />
}

function Day({ centre }: { centre: string }) {
  const { day, pitch: requested, look } = useCalendarView()
  const { data, error, now, isLost } = useCentreDay(centre, day)
  const [opened, setOpened] = useState<Opened<DayBooking>>()
  const [free, setFree] = useState<Opened<FreeTimeRange>>()
  const [moving, setMoving] = useState<DraggedBooking & { to?: DayPitch; start?: string }>()
  const [closing, setClosing] = useState<{ pitch: DayPitch; timeRange?: FreeTimeRange }>()
  if (error && !data) throw error
  if (!data) return <Loading label={t`Loading day`} height={420} />
  const { pitches } = data
  const [first] = pitches
  if (!first)
    return <Empty art="area" title={t`No pitches yet`} sentence={t`Add a pitch to see its bookings here.`} />
  const mayAct = data.centre.role !== 'viewer'
  const mayLift = (booking: DayBooking) => mayAct && isMovable(booking, now)
  const booking = opened && (findOpened(opened, pitches) ?? opened)
  return (
    <div className="grid grid-cols-1 gap-5">
      <output className="empty:hidden">
        {isLost && `${t`Connection lost. Changes by other staff may appear later.`} `}
        {moving && !moving.start && (
          <>
            <Trans>Choose a free time for {{ booking: getDayBookingTitle(moving.booking) }}.</Trans>{' '}
            <Button variant="ghost" size="small" onClick={() => setMoving(undefined)}>
              <Trans>Cancel move</Trans>
            </Button>
          </>
        )}
      </output>
      <DayColumns
        key={data.day}
        {...{ pitches, day: data.day, now }}
        shown={requested}
        onShown={(pitch) => look({ pitch })}
        onOpen={(thing, pitch) => setOpened({ thing, pitch })}
        onFree={(thing, pitch) =>
          moving ? setMoving({ ...moving, to: pitch, start: thing.start }) : setFree({ thing, pitch })
        }
        moving={moving && !moving.start ? moving.booking._id : undefined}
        mayLift={mayLift}
        onLift={(booking, pitch) => setMoving(booking && withBookedPitch({ booking, pitch }, pitches))}
        onDrop={(lifted, { start }, to) => setMoving({ ...withBookedPitch(lifted, pitches), to, start })}
      />
      {mayAct && <KeyboardHints />}
      <BookingLegend />
      {mayAct && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => setClosing({ pitch: pitches.find(({ _id }) => _id === requested) ?? first })}
        >
          <Trans>Block out a time</Trans>
        </Button>
      )}
      {moving?.to && moving.start && (
        <MoveSheet {...moving} to={moving.to} start={moving.start} onClose={() => setMoving(undefined)} />
      )}
      {closing && (
        <BlockOutDialog
          pitch={closing.pitch}
          day={day}
          slot={closing.timeRange}
          onClose={() => setClosing(undefined)}
        />
      )}
      {free && (
        <FreeSlotSheet
          slot={free.thing}
          mayAct={mayAct}
          centre={centre}
          pitch={free.pitch}
          pitches={pitches}
          asOf={now}
          onBlock={() => {
            setClosing({ pitch: free.pitch, timeRange: free.thing })
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
          onLift={() => {
            setMoving(withBookedPitch({ booking: booking.thing, pitch: booking.pitch }, pitches))
            setOpened(undefined)
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

const withBookedPitch = (lifted: DraggedBooking, pitches: readonly DayPitch[]) => ({
  ...lifted,
  pitch: pitches.find(({ _id }) => _id === lifted.booking.onPart?._id) ?? lifted.pitch,
})

const KeyboardHints = () => (
  <p className="hidden text-muted text-least lg:pointer-fine:block">
    <Trans>
      <kbd>↑</kbd> <kbd>↓</kbd> time, <kbd>←</kbd> <kbd>→</kbd> pitch, <kbd>Enter</kbd> opens, <kbd>M</kbd>{' '}
      moves, <kbd>Esc</kbd> cancels the move
    </Trans>
  </p>
)

type MoveSheetProps = DraggedBooking & { to: DayPitch; start: string; onClose: () => void }

function MoveSheet({ booking, pitch, to, start, onClose }: MoveSheetProps) {
  const { mutate, isPending } = useDeskAction(onClose)
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      title={t`Move ${{ booking: getDayBookingTitle(booking) }}`}
      description={t`Players are notified immediately, and again if you undo the move.`}
    >
      <div className="stack">
        <ConfirmMove {...{ booking, pitch, to, start, onBack: onClose, onAct: mutate, pending: isPending }} />
      </div>
    </Dialog>
  )
}

const findOpened = ({ thing }: Opened<DayBooking>, pitches: readonly DayPitch[]) => {
  for (const pitch of pitches) {
    const found = pitch.bookings.find(({ _id, onPart }) => _id === thing._id && !onPart)
    if (found) return { thing: found, pitch }
  }
  return undefined
}
