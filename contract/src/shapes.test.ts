import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Day, numeric } from './shapes.ts'

describe('a number in a query', () => {
  const longitude = numeric(-180, 180)
  const accepts = (text: string) => z.safeParse(longitude, text).success

  test('may be written as JavaScript writes what is next to nothing', () => {
    expect(String(0.0000001)).toBe('1e-7')
    expect(z.parse(longitude, '1e-7')).toBe(1e-7)
    expect(z.parse(longitude, '-2.5e-10')).toBe(-2.5e-10)
  })
  test('may be a plain one', () => {
    expect(z.parse(longitude, '3.3548')).toBe(3.3548)
    expect(z.parse(longitude, 3.3548)).toBe(3.3548)
  })
  test('is within its bounds, and a number', () => {
    for (const text of ['', ' ', 'NaN', 'Infinity', '1e7', '0x10', '180.1', '1,5'])
      expect(accepts(text)).toBe(false)
  })
})

describe('a day', () => {
  const accepts = (text: string) => z.safeParse(Day, text).success

  test('is one of the calendar', () => {
    for (const day of ['1970-01-01', '2024-02-29', '2525-12-31']) expect(accepts(day)).toBe(true)
    for (const text of ['', '2025-2-1', '2025-02-29', '2025-11-20T00:00', 'tomorrow'])
      expect(accepts(text)).toBe(false)
  })
  test('has days before and after it that are written like it', () => {
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31']) expect(accepts(day)).toBe(false)
  })
})
