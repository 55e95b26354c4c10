import type { Slot } from '@i-one/contract/bookings'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { Button } from '../ui/button.tsx'

type NextSlotsProps = {
  slots: readonly Slot[]
  timeZone: string
  pending: boolean
  onTake: (slot: Slot) => void
}

/** One tap takes one. */
export const NextSlots = ({ slots, timeZone, pending, onTake }: NextSlotsProps) =>
  slots.length === 0 ? (
    <p>No other slot is free here in the next 30 days.</p>
  ) : (
    <>
      <p>Free next:</p>
      <ul className="flex flex-wrap gap-2">
        {slots.map((slot) => (
          <li key={slot.start}>
            <Button variant="ghost" size="small" disabled={pending} onClick={() => onTake(slot)}>
              {dayText(slot.start, timeZone)}, {timeText(slot.start, timeZone)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
