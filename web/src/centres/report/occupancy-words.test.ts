import { expect, test } from 'vitest'
import {
  findEmptiestDay,
  findFullestHours,
  countUnbookedHours,
  percentText,
  bookedTotalText,
} from './occupancy-words.ts'

const hour = (day: number, hour: number, booked: number, open = 480) => ({ day, hour, open, booked })
const hours = [hour(1, 18, 0), hour(4, 19, 480), hour(5, 20, 420), hour(6, 9, 60, 60), hour(6, 10, 0)]

test('formats booked hours with their percentage', () => {
  expect(bookedTotalText(hours)).toBe('16 of 33 open hours booked, 48%')
  expect(bookedTotalText([])).toBe('0 of 0 open hours booked, 0%')
  expect(bookedTotalText([hour(1, 8, 60, 60)])).toBe('1 of 1 open hours booked, 100%')
  expect(percentText(2 / 3)).toBe('67%')
  expect(percentText(5 / 1011)).toBe('under 1%')
})

test('sorts hours by booked share, then by booked time', () => {
  expect(findFullestHours(hours, 3).map(({ name }) => name)).toEqual(['Thu 19:00', 'Sat 09:00', 'Fri 20:00'])
  expect(findFullestHours([hour(1, 18, 0)], 3)).toEqual([])
})

test('finds the emptiest open day, unless two days tie', () => {
  expect(findEmptiestDay(hours)).toEqual({ name: 'Mon', share: 0 })
  expect(findEmptiestDay([hour(1, 18, 0), hour(2, 18, 0)])).toBeUndefined()
  expect(findEmptiestDay([hour(1, 18, 0)])).toBeUndefined()
})

test('counts hours that were never booked', () => {
  expect(countUnbookedHours(hours)).toBe(2)
})
