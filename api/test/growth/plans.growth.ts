import { expect, test } from 'vitest'
import { indexScanSettings, measureRequests } from './measure.ts'

const growing = new Set([
  'bookings',
  'customer_bookings',
  'sessions',
  'sets',
  'places',
  'matches',
  'lineups',
  'events',
  'appearances',
  'ledger',
])

test('no statement of any call or timer has to read a table whole that grows with what is played', async () => {
  const { asked } = await measureRequests(indexScanSettings)
  const whole = [...asked].flatMap(([name, { statements }]) =>
    statements.flatMap((one) =>
      one.whole.filter((table) => growing.has(table)).map((table) => `${name}: ${table}: ${one.text}`),
    ),
  )
  expect(whole.join('\n')).toBe('')
})
