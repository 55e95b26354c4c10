import { describe, expect, test } from 'vitest'
import { formatCsv, formatEndTime, toSessionPath } from './csv.ts'

const cell = (text: string) => formatCsv([['', text]], { bom: false }).slice(1, -2)

describe('a table for a spreadsheet', () => {
  test.each(['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1', '＝1+1', '＋1+1', '－1+1', '＠SUM(1)'])(
    'has %j as text',
    (text) => expect(cell(text)).toBe(`'${text}`),
  )

  test.each(['-5', '-5.00', '12', 'Ada', '/s/-Ab3', '1–0', 'a=1'])('leaves %j as it is', (text) =>
    expect(cell(text)).toBe(text),
  )

  test('writes session codes as paths, so that no code is changed', () =>
    expect(cell(toSessionPath('-Ab3'))).toBe('/s/-Ab3'))

  test.each([
    ['21:30', '2025-11-20 21:30'],
    ['24:00', '2025-11-21 00:00'],
    ['2025-11-21 00:30', '2025-11-21 00:30'],
    ['2025-11-22 00:00', '2025-11-22 00:00'],
  ])('ends at %s a booking until %s', (shown, end) =>
    expect(formatEndTime('2025-11-20 20:00', end)).toBe(shown),
  )
})
