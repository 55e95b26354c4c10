import type { CentreLogChange, CentreLogEntry } from '@i-one/contract/centres/log'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActivityText } from './activity-text.tsx'

const line = (act: CentreLogEntry['act'], more: Partial<CentreLogEntry> = {}): CentreLogEntry => ({
  _id: 'booking 1',
  at: '2025-11-20T19:14:00.000Z',
  by: { _id: 'b', name: 'Bísí' },
  act,
  count: 1,
  ...more,
})
const change = (what: CentreLogChange['what'], from: string, to: string) => ({ what, from, to })
const move = { about: 'Ngozi', from: '2025-11-20T19:30:00.000Z' }
const naira = { amount: { amount: 1_500_000, currency: 'NGN' }, about: 'Coach Sunny' }

test.each([
  ['booked for Coach Sunny', line('booked', { about: 'Coach Sunny' })],
  ['booked for Coach Sunny, 52 times', line('booked', { about: 'Coach Sunny', count: 52 })],
  [
    'moved the booking of Ngozi from 20:30 to 21:00',
    line('moved', { ...move, to: '2025-11-20T20:00:00.000Z' }),
  ],
  [
    'moved the booking of Ngozi from Thu 20 Nov, 20:30 to Fri 21 Nov, 00:30',
    line('moved', { ...move, to: '2025-11-20T23:30:00.000Z' }),
  ],
  ['moved the booking of Ngozi', line('moved', { about: 'Ngozi' })],
  [
    'moved the booking of Ngozi from One, 20:30 to Two, 21:00',
    line('moved', { ...move, fromPitch: 'One', pitch: 'Two', to: '2025-11-20T20:00:00.000Z' }),
  ],
  [
    'moved the booking of Ngozi from One to Two',
    line('moved', { ...move, fromPitch: 'One', pitch: 'Two', to: '2025-11-20T19:30:00.000Z' }),
  ],
  ['cancelled the booking of Ngozi, with a fee of ₦15,000', line('cancelled', { ...naira, about: 'Ngozi' })],
  ['took over the booking of Ngozi by link', line('taken-over', { about: 'Ngozi' })],
  ['removed the closure ‘Christmas’', line('opened', { about: 'Christmas', count: 0 })],
  ['published One', line('changed', { pitch: 'One', changes: [change('published', 'hidden', 'published')] })],
  [
    'unpublished One',
    line('changed', { pitch: 'One', changes: [change('published', 'published', 'hidden')] }),
  ],
  [
    'changed the opening hours and the price of One',
    line('changed', { pitch: 'One', changes: [change('openingHours', 'a', 'b'), change('price', 'c', 'd')] }),
  ],
  ['changed the house rules of the centre', line('changed', { changes: [change('rules', '', 'No studs')] })],
  ['let Ngozi book again', line('unbarred', { about: 'Ngozi' })],
  ['added the pitch Two', line('pitch-added', { pitch: 'Two' })],
  ['marked Ngozi as a no-show', line('no-show', { about: 'Ngozi' })],
  ['removed the no-show of Ngozi', line('no-show-undone', { about: 'Ngozi' })],
  ['closed 3 time ranges for ‘Christmas’', line('closed', { about: 'Christmas', count: 3 })],
  ['reopened some hours', line('opened')],
  ['took ₦15,000 in cash from Coach Sunny', line('took', { ...naira, method: 'cash' })],
  ['refunded ₦15,000 by transfer to Coach Sunny', line('gave-back', { ...naira, method: 'transfer' })],
  ['sent a message to 1 person', line('wrote', { people: 1 })],
  ['joined as desk staff, by link', line('came', { role: 'desk', about: 'Bísí' })],
  ['made Tunde a manager', line('role-changed', { role: 'manager', about: 'Tunde' })],
  ['removed Dèjì', line('removed', { about: 'Dèjì' })],
  ['left', line('removed', { about: 'Bísí' })],
])('describes an entry: %s', (text, of) => {
  const sentence = renderToStaticMarkup(ActivityText({ line: of, actor: 'You', timeZone: 'Africa/Lagos' }))
  expect(sentence).toBe(`<b>You</b> ${text}`)
})
