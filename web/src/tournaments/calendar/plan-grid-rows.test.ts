import { expect, test } from 'vitest'
import { createPlanGrid, listTakenRanges } from './plan-grid-rows.ts'

const at = (time: string) => `2025-12-06T${time}:00.000Z`
const slot = (start: string, end: string, state: 'free' | 'booked' | 'closed' = 'free') => ({
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
const saturday = '2025-12-06'
const stated = (...args: Parameters<typeof createPlanGrid>) =>
  createPlanGrid(...args).map(({ time, cells }) => [
    time,
    ...cells.map((cell) =>
      cell.state === 'matches' ? cell.lines.map(({ match }) => match).join() : cell.state,
    ),
  ])

test('a day shows local slots, with own matches and other bookings', () => {
  const lines = [
    line('b', 'one', '17:15', ['17:00', '18:00']),
    line('a', 'one', '17:00', ['17:00', '18:00']),
    line('c', 'two', '18:00', ['18:00', '19:00']),
  ]
  const one = [slot('15:00', '16:00'), slot('17:00', '18:00'), slot('18:00', '19:00', 'booked')]
  const columns = [
    { pitch: 'one', day: saturday, timeZone: lagos, slots: one },
    { pitch: 'two', day: saturday, timeZone: lagos, slots: [slot('18:00', '19:00')] },
  ]
  expect(stated(lines, columns, hours)).toEqual([
    ['18:00', 'a,b', 'none'],
    ['19:00', 'booked', 'c'],
  ])
})

test('a match over several slots takes all of them', () => {
  const slots = [slot('17:00', '17:30'), slot('17:30', '18:00')]
  const lines = [line('a', 'one', '17:00', ['17:00', '18:00'])]
  expect(stated(lines, [{ pitch: 'one', day: saturday, timeZone: lagos, slots }], hours)).toEqual([
    ['18:00', 'a'],
    ['18:30', 'ours'],
  ])
})

test('slots that are not loaded come from the plan', () => {
  const lines = [line('a', 'one', '17:00', ['17:00', '18:00']), line('b', 'one', '17:30', ['17:00', '18:00'])]
  const column = { pitch: 'one', day: saturday, timeZone: lagos, slots: [] }
  const sunday = { ...column, day: '2025-12-07' }
  expect(stated(lines, [column, sunday], hours)).toEqual([['18:00', 'a,b', 'none']])
  expect(stated(lines, [sunday], hours)).toEqual([])
})

test('other bookings are merged into ranges, without own slots and slots outside the hours', () => {
  const slots = [
    slot('15:00', '16:00', 'booked'),
    slot('17:00', '17:30', 'booked'),
    slot('17:30', '18:00', 'booked'),
    slot('18:00', '18:30', 'closed'),
    slot('19:00', '20:00', 'booked'),
  ]
  const column = { pitch: 'one', day: saturday, timeZone: lagos, slots }
  const ours = line('a', 'one', '19:00', ['19:00', '20:00'])
  expect(listTakenRanges(column, hours, [ours])).toEqual([
    { start: at('17:00'), end: at('18:00'), closed: false },
    { start: at('18:00'), end: at('18:30'), closed: true },
  ])
})
