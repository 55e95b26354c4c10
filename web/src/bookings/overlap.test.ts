import type { Session } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import { overlapping } from './overlap.ts'

const at = (from: string, until: string, more: Partial<Session> = {}) => ({
  _id: `${from} to ${until}`,
  start: `2025-11-20T${from}:00.000Z`,
  end: `2025-11-20T${until}:00.000Z`,
  state: 'open' as const,
  mine: { state: 'going' as const, takeMeIn: true, with: [] },
  ...more,
})

const joined = at('19:00', '20:30')

describe('two sessions of one person', () => {
  test.each([
    ['18:00', '19:15'],
    ['20:00', '21:00'],
    ['18:00', '21:00'],
    ['19:30', '20:00'],
  ])('overlap from %s to %s', (from, until) => {
    const other = at(from, until)
    expect(overlapping(joined, [joined, other])).toBe(other)
  })

  test.each([
    ['17:30', '19:00'],
    ['20:30', '22:00'],
  ])('do not from %s to %s', (from, until) => expect(overlapping(joined, [at(from, until)])).toBeUndefined())

  test('do not when the other is called off, or one has left it', () => {
    const off = at('19:00', '20:00', { state: 'cancelled' })
    const left = at('19:00', '20:00', { mine: { state: 'left', takeMeIn: true, with: [] } })
    expect(overlapping(joined, [off, left])).toBeUndefined()
  })
})
