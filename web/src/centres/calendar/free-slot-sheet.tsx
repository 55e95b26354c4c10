import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { dayText, dayTimeText, timeRangeText } from '../../lib/pitch-time.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { useDeskAction } from '../desk/use-act.ts'
import { GhostLink } from '../ghost-link.tsx'
import { ConfirmMove } from './move-form.tsx'
import { isMovable, getBookingTitle, type CalendarPitch, type TimeRange } from './week.ts'

const DeskSheet = lazyPart(async () => (await import('../desk/desk-sheet.tsx')).DeskSheet)

type Booked = Pick<CalendarPitch, '_id' | 'name' | 'timeZone' | 'bookings'>

type FreeSlotSheetProps = {
  slot: TimeRange
  mayAct: boolean
  centre: string | undefined
  pitch: Booked
  pitches: readonly Booked[]
  asOf: string
  onBlock: () => void
  onClose: () => void
}

export function FreeSlotSheet(props: FreeSlotSheetProps) {
  const { slot, mayAct, centre, pitch, pitches, asOf, onBlock, onClose } = props
  const [moving, setMoving] = useState('')
  const [booking, setBooking] = useState(false)
  const [opener] = useState(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement : undefined,
  )
  const { mutate, isPending } = useDeskAction(onClose)
  const all = pitches.flatMap((one) =>
    one.bookings.filter((booking) => isMovable(booking, asOf)).map((booking) => ({ booking, pitch: one })),
  )
  const chosen = all.find(({ booking }) => booking._id === moving)
  const name = ({ booking, pitch: { name, timeZone } }: (typeof all)[number]) =>
    commaText(getBookingTitle(booking), dayTimeText(booking.start, timeZone), name)
  if (booking)
    return (
      <Suspense>
        <DeskSheet pitch={pitch} centre={centre} slot={slot} opener={opener} onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      title={t`Free slot`}
      description={commaText(
        dayText(slot.start, pitch.timeZone),
        timeRangeText(slot, pitch.timeZone),
        pitch.name,
      )}
    >
      <div className="stack">
        {!chosen && (
          <div className="flex flex-wrap gap-3 *:flex-[1_1_9rem]">
            {mayAct && (
              <Button onClick={() => setBooking(true)}>
                <Trans>Book for a customer</Trans>
              </Button>
            )}
            {mayAct && (
              <Button variant="ghost" onClick={onBlock}>
                <Trans>Block out this time</Trans>
              </Button>
            )}
            <GhostLink
              to={`/pitches/${pitch._id}?${new URLSearchParams({ at: slot.start, slots: '1' }).toString()}`}
            >
              {mayAct ? t`Book for a game` : t`Book this slot`}
            </GhostLink>
          </div>
        )}
        {mayAct && all.length > 0 && (
          <Select
            label={t`Move a booking here`}
            options={[
              { value: '', label: t`Choose a booking` },
              ...all.map((one) => ({ value: one.booking._id, label: name(one) })),
            ]}
            value={moving}
            onChange={({ target }) => setMoving(target.value)}
          />
        )}
        {chosen && (
          <ConfirmMove
            key={moving}
            booking={chosen.booking}
            pitch={chosen.pitch}
            to={pitch}
            start={slot.start}
            pending={isPending}
            onAct={mutate}
            onBack={() => setMoving('')}
          />
        )}
      </div>
    </Dialog>
  )
}
