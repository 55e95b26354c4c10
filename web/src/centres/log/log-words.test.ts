import type { CentreLogLine } from '@i-one/contract/centres/log'
import { expect, test } from 'vitest'
import { actText, whereText } from './log-words.ts'

const line = (act: CentreLogLine['act'], more: Partial<CentreLogLine> = {}): CentreLogLine => ({
  _id: 'booking 1',
  at: '2025-11-20T19:14:00.000Z',
  by: { _id: 'b', name: 'Bísí' },
  act,
  count: 1,
  ...more,
})
const zone = 'Africa/Lagos'
const move = { about: 'Ngozi', from: '2025-11-20T19:30:00.000Z' }
const naira = { amount: { amount: 1_500_000, currency: 'NGN' }, about: 'Coach Sunny' }

test.each([
  ['booked Coach Sunny', line('booked', { about: 'Coach Sunny' })],
  ['booked Coach Sunny, 52 times', line('booked', { about: 'Coach Sunny', count: 52 })],
  ['moved Ngozi from 20:30 to 21:00', line('moved', { ...move, to: '2025-11-20T20:00:00.000Z' })],
  [
    'moved Ngozi from Thu 20 Nov, 20:30 to Fri 21 Nov, 00:30',
    line('moved', { ...move, to: '2025-11-20T23:30:00.000Z' }),
  ],
  ['moved Ngozi', line('moved', { about: 'Ngozi' })],
  ['wrote down that Ngozi did not come', line('no-show', { about: 'Ngozi' })],
  ['took back that Ngozi did not come', line('no-show-undone', { about: 'Ngozi' })],
  ['closed 3 stretches for ‘Christmas’', line('closed', { about: 'Christmas', count: 3 })],
  ['opened some hours again', line('opened')],
  ['took ₦15,000 in cash from Coach Sunny', line('took', { ...naira, method: 'cash' })],
  ['gave back ₦15,000 by transfer to Coach Sunny', line('gave-back', { ...naira, method: 'transfer' })],
  ['wrote to 1 person', line('wrote', { people: 1 })],
  ['is now at the desk, by a link', line('came', { role: 'desk', about: 'Bísí' })],
  ['made Tunde a manager', line('role-changed', { role: 'manager', about: 'Tunde' })],
  ['removed Dèjì', line('removed', { about: 'Dèjì' })],
  ['left', line('removed', { about: 'Bísí' })],
])('a line says %s', (text, of) => expect(actText(of, zone)).toBe(text))

test('it says where and for when, by the clock at the centre', () => {
  const booked = line('booked', { pitch: 'The Cage', start: '2025-11-21T23:30:00.000Z' })
  expect(whereText(booked, zone)).toBe('The Cage, Sat 22 Nov, 00:30')
  expect(whereText(line('wrote', { day: '2025-11-21' }), zone)).toBe('Fri 21 Nov')
  expect(whereText(line('came'), zone)).toBe('')
})
