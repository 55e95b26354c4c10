import type { Slot } from '@i-one/contract/bookings'
import { Trans } from '@lingui/react/macro'
import { dayTimeText } from '../lib/pitch-time.ts'
import type { ButtonLook } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import type { SlotConflict } from './use-take-hold.ts'

type TakenSlotProps = {
  conflict: SlotConflict
  timeZone: string
  pending: boolean
  onTake: (slot: Slot) => void
}

export const TakenSlotNotice = ({ conflict, ...next }: TakenSlotProps) => (
  <div className="grid gap-2 mb-6 p-4 rounded-card bg-amber-soft text-amber-ink" role="alert">
    <p className="strong">{conflict.message}</p>
    <NextSlots slots={conflict.alternatives} {...next} />
  </div>
)

type NextSlotsProps = Pick<ButtonLook, 'variant'> & {
  slots: readonly Slot[]
  timeZone: string
  pending: boolean
  onTake: (slot: Slot) => void
}

export const NextSlots = ({ slots, timeZone, pending, onTake, variant = 'ghost' }: NextSlotsProps) =>
  slots.length === 0 ? (
    <p>
      <Trans>No other slot is free here in the next 30 days.</Trans>
    </p>
  ) : (
    <>
      <p>
        <Trans>Next free slots:</Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {slots.map((slot) => (
          <li key={slot.start}>
            <Button variant={variant} size="small" disabled={pending} onClick={() => onTake(slot)}>
              {dayTimeText(slot.start, timeZone)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
