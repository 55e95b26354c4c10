import type { Slot } from '@i-one/contract/bookings'
import { describe, expect, test } from 'vitest'
import {
  groupByDay,
  groupByPartOfDay,
  listChosenSlots,
  findSelectedDay,
  getPartOfDay,
  toggleSlot,
  type SlotChoice,
} from './slot-choice.ts'

const lagos = 'Africa/Lagos'

const slot = (hour: number, state: Slot['state'] = 'free'): Slot => ({
  start: new Date(Date.UTC(2025, 10, 20, hour)).toISOString(),
  end: new Date(Date.UTC(2025, 10, 20, hour + 1)).toISOString(),
  state,
  price: { amount: 2_500_000, currency: 'NGN' },
})

const hours = (first: number, count: number) => Array.from({ length: count }, (_, n) => slot(first + n))
const at = (slots: readonly Slot[], n: number) => slots[n] as Slot

describe('toggling a slot', () => {
  const all = hours(8, 8)
  const row = { start: at(all, 2).start, slots: 2 }

  test('starts with the tapped slot', () => {
    expect(toggleSlot(undefined, at(all, 3), all)).toEqual({ start: at(all, 3).start, slots: 1 })
  })

  test('extends the row by a neighbour on either side', () => {
    expect(toggleSlot(row, at(all, 4), all)).toEqual({ start: at(all, 2).start, slots: 3 })
    expect(toggleSlot(row, at(all, 1), all)).toEqual({ start: at(all, 1).start, slots: 3 })
  })

  test('starts a new row at the fifth slot', () => {
    expect(toggleSlot({ start: at(all, 0).start, slots: 4 }, at(all, 4), all)).toEqual({
      start: at(all, 4).start,
      slots: 1,
    })
  })

  test('removes either end', () => {
    expect(toggleSlot(row, at(all, 3), all)).toEqual({ start: at(all, 2).start, slots: 1 })
    expect(toggleSlot(row, at(all, 2), all)).toEqual({ start: at(all, 3).start, slots: 1 })
  })

  test('removes the only slot', () => {
    expect(toggleSlot({ start: at(all, 2).start, slots: 1 }, at(all, 2), all)).toBeUndefined()
  })

  test('starts a new row elsewhere, and after a gap', () => {
    expect(toggleSlot(row, at(all, 6), all)).toEqual({ start: at(all, 6).start, slots: 1 })
    const gapped = [...hours(8, 2), ...hours(12, 2)]
    expect(toggleSlot({ start: at(gapped, 1).start, slots: 1 }, at(gapped, 2), gapped)).toEqual({
      start: at(gapped, 2).start,
      slots: 1,
    })
  })

  test('a slot taken by another user is no longer chosen', () => {
    const taken = all.with(3, slot(11, 'held'))
    expect(listChosenSlots(row, taken)).toEqual([at(taken, 2)])
    expect(listChosenSlots({ start: at(taken, 3).start, slots: 1 }, taken)).toEqual([])
  })
})

test.each([
  [23, 'night'],
  [4, 'morning'],
  [11, 'afternoon'],
  [16, 'evening'],
])('a slot at %i o’clock UTC is in the %s of Lagos', (hour, part) => {
  expect(getPartOfDay(slot(hour), lagos)).toBe(part)
})

test('slots are grouped by the local day of the pitch', () => {
  expect([...groupByDay(hours(21, 4), lagos).keys()]).toEqual(['2025-11-20', '2025-11-21'])
})

test('the parts of a day are in order', () => {
  const names = groupByPartOfDay(hours(9, 9), lagos).map(({ part, slots: some }) => `${part} ${some.length}`)
  expect(names).toEqual(['morning 2', 'afternoon 5', 'evening 2'])
})

test('shows the day in the URL, else the day of the choice, else the first day with a free slot', () => {
  const days = ['2025-11-22', '2025-11-23', '2025-11-24'].map((date, at) => ({ date, marked: at > 0 }))
  const shown = (address: string, choice?: SlotChoice) =>
    findSelectedDay(days, new URLSearchParams(address), choice, lagos)
  const choice = { start: '2025-11-23T23:30:00.000Z', slots: 1 }
  expect(shown('')).toBe('2025-11-23')
  expect(shown('', choice)).toBe('2025-11-24')
  expect(shown('day=2025-11-22', choice)).toBe('2025-11-22')
  expect(shown('day=2026-01-01', choice)).toBe('2025-11-24')
  expect(shown('day=%3Cscript%3E')).toBe('2025-11-23')
})
