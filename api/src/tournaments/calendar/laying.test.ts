import type { CalendarInput } from '@i-one/game/tournaments/calendar-input'
import { expect, test } from 'vitest'
import { planInThread } from './laying.ts'

const hour = 3_600_000

const pairs = (count: number): CalendarInput => ({
  matches: Array.from({ length: count }, (_, n) => ({ number: n + 1, round: 1, teams: [`${n}a`, `${n}b`] })),
  slots: Array.from({ length: count }, (_, n) => ({
    pitch: 'one',
    start: n * hour,
    end: (n + 1) * hour,
    room: 1,
    hour: n % 24,
  })),
  rest: 0,
})

test('the server handles other requests while a schedule is planned', async () => {
  const order: string[] = []
  const laid = planInThread(pairs(200)).then((calendar) => {
    order.push('laid')
    return calendar
  })
  setImmediate(() => order.push('another request'))
  expect((await laid).placements).toHaveLength(200)
  expect(order).toEqual(['another request', 'laid'])
})

test('plans one schedule at a time and queues two; further requests are told when to retry', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => planInThread(pairs(20))))
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  for (const answer of answers.slice(3))
    expect(answer).toMatchObject({ reason: { code: 'calendar-busy', status: 503, body: { retryAfter: 5 } } })
  expect((await planInThread(pairs(3))).missing).toEqual([])
})
