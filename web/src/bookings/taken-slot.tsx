import type { Slot } from '@i-one/contract/bookings'
import { NextSlots } from './next-slots.tsx'
import type { Refused } from './use-take-hold.ts'

type TakenSlotProps = {
  refused: Refused
  timeZone: string
  pending: boolean
  onTake: (slot: Slot) => void
}

export const TakenSlot = ({ refused, ...next }: TakenSlotProps) => (
  <div className="grid gap-2 mb-6 p-4 rounded-card bg-amber-soft text-amber-ink" role="alert">
    <p className="strong">{refused.message}</p>
    <NextSlots slots={refused.alternatives} {...next} />
  </div>
)
