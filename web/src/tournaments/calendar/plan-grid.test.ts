import { expect, test } from 'vitest'
import { planGrid } from './plan-grid.ts'

const at = (time: string) => `2025-12-06T${time}:00.000Z`
const slot = (start: string, end: string, state: 'free' | 'booked' = 'free') => ({
  start: at(start),
  end: at(end),
  state,
})
const line = (match: string, pitch: string, start: string, [from, to]: [string, string]) => ({
  match,
  pitch,
  start: at(start),
  end: at(to),
  slot: { start: at(from), end: at(to) },
})
const hours = { open: '18:00', close: '22:00' }
const lagos = 'Africa/Lagos'
const stated = (...args: Parameters<typeof planGrid>) =>
  planGrid(...args).map(({ time, cells }) => [
    time,
    ...cells.map((cell) =>
      cell.state === 'matches' ? cell.lines.map(({ match }) => match).join() : cell.state,
    ),
  ])

test('a day has its slots by the clock at the pitch, with matches, and what others have', () => {
  const lines = [
    line('b', 'one', '17:15', ['17:00', '18:00']),
    line('a', 'one', '17:00', ['17:00', '18:00']),
    line('c', 'two', '18:00', ['18:00', '19:00']),
  ]
  const one = [slot('15:00', '16:00'), slot('17:00', '18:00'), slot('18:00', '19:00', 'booked')]
  const columns = [
    { pitch: 'one', timeZone: lagos, slots: one },
    { pitch: 'two', timeZone: lagos, slots: [slot('18:00', '19:00')] },
  ]
  expect(stated(lines, columns, '2025-12-06', hours)).toEqual([
    ['18:00', 'a,b', 'none'],
    ['19:00', 'booked', 'c'],
  ])
})

test('a match of several slots has them all', () => {
  const slots = [slot('17:00', '17:30'), slot('17:30', '18:00')]
  const lines = [line('a', 'one', '17:00', ['17:00', '18:00'])]
  expect(stated(lines, [{ pitch: 'one', timeZone: lagos, slots }], '2025-12-06', hours)).toEqual([
    ['18:00', 'a'],
    ['18:30', 'ours'],
  ])
})

test('where the slots of a pitch are not known, the plan is', () => {
  const lines = [line('a', 'one', '17:00', ['17:00', '18:00']), line('b', 'one', '17:30', ['17:00', '18:00'])]
  const columns = [{ pitch: 'one', timeZone: lagos, slots: [] }]
  expect(stated(lines, columns, '2025-12-06', hours)).toEqual([['18:00', 'a,b']])
  expect(stated(lines, columns, '2025-12-07', hours)).toEqual([])
})
