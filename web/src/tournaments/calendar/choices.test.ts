import { expect, test } from 'vitest'
import { toPlanRequest, readChoices, findMissingChoices, applyRelaxation, toSearchParams } from './choices.ts'

const tournament = {
  timeZone: 'Africa/Lagos',
  serverTime: '2025-12-01T10:00:00.000Z',
  firstDay: '2025-12-13',
  lastDay: '2025-12-20',
}
const read = (text: string) => readChoices(new URLSearchParams(text), tournament)

test('choices survive a round trip through the URL', () => {
  const choices = {
    ...read(''),
    pitches: ['p1', 'p2'],
    days: [6, 7],
    rest: '30',
    off: [{ team: '3f0c-a', date: '2025-12-14' }],
  }
  expect(readChoices(new URLSearchParams(toSearchParams(choices)), tournament)).toEqual(choices)
})

test('missing or invalid choices in the URL use the tournament’s defaults', () => {
  expect(read('')).toEqual({
    pitches: [],
    from: '2025-12-13',
    to: '2025-12-20',
    days: [1, 2, 3, 4, 5, 6, 7],
    open: '18:00',
    close: '22:00',
    rest: '0',
    off: [],
  })
  expect(read('from=soon&to=2025-02-30&open=25:00&rest=much')).toEqual(read(''))
})

test('lists the missing choices', () => {
  expect(findMissingChoices(read(''))).toEqual({ pitches: 'Choose a pitch' })
  expect(Object.keys(findMissingChoices({ ...read('pitches=a'), from: '', to: '', days: [] }))).toEqual([
    'from',
    'to',
    'hours',
  ])
})

test('applies a relaxation to the choices', () => {
  const choices = read('pitches=a&days=6&rest=30')
  const laid = (by: Parameters<typeof applyRelaxation>[1]) => toPlanRequest(applyRelaxation(choices, by), {})
  const hours = [{ day: 6, open: '18:00', close: '22:00' }]
  expect(laid({ minutes: 9 })).toEqual({
    pitches: ['a'],
    from: '2025-12-13',
    to: '2025-12-20',
    hours,
    rest: 30,
    between: 3,
    off: [],
  })
  expect(laid({ weekday: 7 }).hours).toEqual([...hours, { ...hours[0], day: 7 }])
  expect(laid({ close: '23:00' }).hours).toEqual([{ ...hours[0], close: '23:00' }])
  expect(laid({ to: '2025-12-27' }).to).toBe('2025-12-27')
  expect(laid({ rest: 15 }).rest).toBe(15)
  expect(laid({ pitch: 'b' }).pitches).toEqual(['a', 'b'])
})
