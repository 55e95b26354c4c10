import { expect, test } from 'vitest'
import { judgeGrowth } from './judge.ts'
import type { TownSize } from './lay-past.ts'
import { type RequestMeasures, indexScanSettings, measureRequests } from './measure.ts'

/** Size of the data set; 1 means 10,000 people. Set by `npm run bench:growth -- --town 0.05`. */
const town = Number(process.env['GROWTH_TOWN'] ?? 1)
const sizeOf = (years: number): TownSize => ({
  years,
  groups: Math.max(1, Math.round(100 * town)),
  pitches: Math.max(2, Math.round(28 * town)),
})

test('no request costs more after twenty years of data than after one', async () => {
  const lay = async (years: number, settings: Record<string, string>) => {
    const done = await measureRequests(settings, sizeOf(years))
    const large = ['bookings', 'sessions', 'places', 'matches', 'events', 'ledger']
    const rows = large.map((name) => `${done.tables.get(name)?.rows} ${name}`)
    console.log(`${years} years, inserted in ${Math.round(done.laid / 1000)} s: ${rows.join(', ')}`)
    return done
  }
  const looked = await lay(1, indexScanSettings)
  const measures: RequestMeasures[] = []
  for (const years of [1, 5, 20]) measures.push(await lay(years, {}))
  const { lines, faults } = judgeGrowth(measures, looked)
  console.log(lines.join('\n'))
  expect(faults.join('\n')).toBe('')
})
