import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { joinInChunks } from '../in-pieces.ts'
import { calendarFooter, formatCalendarEvent, formatCalendarHeader } from './text.ts'

const at = new Date('2025-11-21T19:00:00.000Z')
const event = {
  id: 'one@i-one.example',
  status: 'CONFIRMED' as const,
  start: at,
  end: new Date(at.getTime() + 3_600_000),
  sequence: 2,
  stamp: at,
  url: 'https://i-one.example/host',
}

test('escapes user text in a calendar', () => {
  const written = [
    'One, two; three\\n four',
    'Ṣadé’s five ⚽ ' + 'ọ́'.repeat(80),
    'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:another',
    'CR\ralone',
  ]
  const text = [
    formatCalendarHeader({ product: 'centres', name: 'A; B, C' }),
    ...written.map((summary) => formatCalendarEvent({ ...event, summary, place: summary, text: summary })),
    calendarFooter,
  ].join('')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const read = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const plain = written.map((one) => one.replace(/\r\n?/g, '\n'))
  expect(read.map(({ summary }) => summary)).toEqual(plain)
  expect(read.map(({ location }) => location)).toEqual(plain)
  expect(read.map(({ description }) => description)).toEqual(plain)
  expect(read[0]?.startDate.toJSDate()).toEqual(at)
  expect(read[0]?.sequence).toBe(2)
})

test('serves other requests while a long text is written', async () => {
  let answered = 0
  const answer = () => {
    answered++
    timer = setImmediate(answer)
  }
  let timer = setImmediate(answer)
  const rows = Array.from({ length: 5000 }, (_, n) => n)
  const text = await joinInChunks(rows, (piece) => piece.map((n) => `${n};`).join(''))
  clearImmediate(timer)
  expect(text).toBe(rows.map((n) => `${n};`).join(''))
  expect(answered).toBeGreaterThanOrEqual(8)
})
