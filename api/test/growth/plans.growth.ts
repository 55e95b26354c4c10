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

test('no statement of an endpoint or timer scans a growing table', async () => {
  const { asked } = await measureRequests(indexScanSettings)
  const whole = [...asked].flatMap(([name, { statements }]) =>
    statements.flatMap((one) =>
      one.whole.filter((table) => growing.has(table)).map((table) => `${name}: ${table}: ${one.text}`),
    ),
  )
  expect(whole.join('\n')).toBe('')
})
