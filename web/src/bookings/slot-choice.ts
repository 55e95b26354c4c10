import type { Slot } from '@i-one/contract/bookings'
import { toLocalDay, toLocalTime } from '@i-one/game/local-time'

export type SlotChoice = { start: string; slots: number }

export const maxConsecutiveSlots = 4

export const listChosenSlots = ({ start, slots }: SlotChoice, all: readonly Slot[]): Slot[] => {
  const first = all.findIndex((slot) => slot.start === start)
  if (first < 0) return []
  const row = all.slice(first, first + slots)
  return row.filter((slot, at) => slot.state === 'free' && (at === 0 || slot.start === row[at - 1]?.end))
}

export const toggleSlot = (
  choice: SlotChoice | undefined,
  slot: Slot,
  all: readonly Slot[],
): SlotChoice | undefined => {
  const row = choice ? listChosenSlots(choice, all) : []
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) return { start: slot.start, slots: 1 }
  if (row.includes(slot)) {
    if (row.length === 1) return undefined
    if (slot === last) return { start: first.start, slots: row.length - 1 }
    return slot === first
      ? { start: row[1]?.start ?? first.start, slots: row.length - 1 }
      : { start: slot.start, slots: 1 }
  }
  if (row.length < maxConsecutiveSlots && slot.start === last.end)
    return { start: first.start, slots: row.length + 1 }
  if (row.length < maxConsecutiveSlots && slot.end === first.start)
    return { start: slot.start, slots: row.length + 1 }
  return { start: slot.start, slots: 1 }
}

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

export const getPartOfDay = (slot: Slot, timeZone: string): PartOfDay => {
  const time = toLocalTime(slot.start, timeZone)
  if (time < '05:00') return 'night'
  if (time < '12:00') return 'morning'
  return time < '17:00' ? 'afternoon' : 'evening'
}

const parts = ['night', 'morning', 'afternoon', 'evening'] as const

export const groupByPartOfDay = (slots: readonly Slot[], timeZone: string) =>
  parts.flatMap((part) => {
    const some = slots.filter((slot) => getPartOfDay(slot, timeZone) === part)
    return some.length > 0 ? [{ part, slots: some }] : []
  })

export const groupByDay = (slots: readonly Slot[], timeZone: string) => {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const day = toLocalDay(slot.start, timeZone)
    const some = days.get(day)
    if (some) some.push(slot)
    else days.set(day, [slot])
  }
  return days
}

export const findSelectedDay = (
  days: readonly { date: string; marked: boolean }[],
  address: URLSearchParams,
  choice: SlotChoice | undefined,
  timeZone: string,
) => {
  const chosen = choice && toLocalDay(choice.start, timeZone)
  const find = (requested: string | null | undefined) => days.find(({ date }) => date === requested)
  return (find(address.get('day')) ?? find(chosen) ?? days.find(({ marked }) => marked))?.date
}

export const sumSlotPrices = (slots: readonly Slot[]) =>
  slots[0] && { ...slots[0].price, amount: slots.reduce((sum, { price }) => sum + price.amount, 0) }
