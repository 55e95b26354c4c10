import type { FittingSlot } from '@i-one/contract/tournaments/moving'
import { dayAt } from '../../lib/pitch-time.ts'

interface SlotDay {
  day: string
  pitch: FittingSlot['pitch']
  slots: FittingSlot[]
}

export const slotDays = (slots: readonly FittingSlot[]): SlotDay[] => {
  const days = new Map<string, SlotDay>()
  for (const slot of slots) {
    const { pitch } = slot
    const day = dayAt(slot.start, pitch.timeZone)
    const key = `${day} ${pitch._id}`
    const known = days.get(key)
    if (known) known.slots.push(slot)
    else days.set(key, { day, pitch, slots: [slot] })
  }
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day))
}
