import type { Session } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import { clashText } from './clash-text.ts'

const pitch = { _id: 'p', name: 'Astro', address: 'Yaba', timeZone: 'Africa/Lagos' } as Session['pitch']

const at = (from: string, until: string, more: Partial<Session> = {}) => ({
  _id: `${from} to ${until}`,
  start: `2025-11-20T${from}:00.000Z`,
  end: `2025-11-20T${until}:00.000Z`,
  state: 'open' as const,
  mine: { state: 'going' as const, takeMeIn: true, with: [] },
  pitch,
  ...more,
})

const joined = at('19:00', '20:30')
const clash = (sessions: ReturnType<typeof at>[], fixtures: ReturnType<typeof fixture>[] = []) =>
  clashText(joined, { sessions, fixtures })

const fixture = (from: string, until: string) => ({
  ...at(from, until),
  tournament: { _id: 't', code: 'league', name: 'Yaba Monday League' },
})

describe('an overlapping game', () => {
  test.each([
    ['18:00', '19:15', '19:00 to 20:15'],
    ['20:00', '21:00', '21:00 to 22:00'],
    ['18:00', '21:00', '19:00 to 22:00'],
    ['19:30', '20:00', '20:30 to 21:00'],
  ])('is another session from %s to %s', (from, until, text) =>
    expect(clash([joined, at(from, until)])).toBe(`You’re in another game at the same time: Astro, ${text}.`),
  )

  test.each([
    ['17:30', '19:00'],
    ['20:30', '22:00'],
  ])('is none from %s to %s', (from, until) =>
    expect(clash([at(from, until)], [fixture(from, until)])).toBeUndefined(),
  )

  test('is not a cancelled session or a session that the user has left', () => {
    const off = at('19:00', '20:00', { state: 'cancelled' })
    const left = at('19:00', '20:00', { mine: { state: 'left', takeMeIn: true, with: [] } })
    expect(clash([off, left])).toBeUndefined()
  })

  test('can be a tournament match', () => {
    const text = 'You have a match in Yaba Monday League at the same time: Astro, 19:30 to 20:10.'
    expect(clash([joined], [fixture('18:30', '19:10')])).toBe(text)
    expect(clash([at('20:00', '21:00')], [fixture('18:30', '19:10')])).toMatch(/^You’re in another game/)
  })
})
