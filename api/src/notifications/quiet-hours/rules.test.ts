import { describe, expect, test } from 'vitest'
import { isUrgent, findQuietEnd } from './rules.ts'

const night = { from: '22:00', until: '07:00', timeZone: 'Africa/Lagos' }

describe('quiet hours', () => {
  test.each([
    ['2025-11-20T20:59:59Z', undefined],
    ['2025-11-20T21:00:00Z', '2025-11-21T06:00:00.000Z'],
    ['2025-11-20T23:30:00Z', '2025-11-21T06:00:00.000Z'],
    ['2025-11-21T05:59:59Z', '2025-11-21T06:00:00.000Z'],
    ['2025-11-21T06:00:00Z', undefined],
  ])('over night, at %s: %s', (now, end) => {
    expect(findQuietEnd(night, new Date(now))?.toISOString()).toBe(end)
  })

  test.each([
    ['2025-11-20T11:59:00Z', undefined],
    ['2025-11-20T12:00:00Z', '2025-11-20T13:00:00.000Z'],
    ['2025-11-20T12:30:00Z', '2025-11-20T13:00:00.000Z'],
    ['2025-11-20T13:00:00Z', undefined],
  ])('within a day, at %s: %s', (now, end) => {
    const hours = { from: '13:00', until: '14:00', timeZone: 'Africa/Lagos' }
    expect(findQuietEnd(hours, new Date(now))?.toISOString()).toBe(end)
  })

  test('end at the local time in a night with an hour less', () => {
    const hours = { ...night, timeZone: 'Europe/London' }
    const end = findQuietEnd(hours, new Date('2025-03-29T23:00:00Z'))
    expect(end?.toISOString()).toBe('2025-03-30T06:00:00.000Z')
  })

  test('end at the first of two equal local times', () => {
    const hours = { from: '22:00', until: '01:30', timeZone: 'Europe/London' }
    const end = (now: string) => findQuietEnd(hours, new Date(now))?.toISOString()
    expect(end('2025-10-26T00:15:00Z')).toBe('2025-10-26T00:30:00.000Z')
    expect(end('2025-10-26T01:15:00Z')).toBeUndefined()
  })
})

describe('urgent notifications', () => {
  const now = new Date('2025-11-20T22:00:00Z')
  const end = new Date('2025-11-21T06:00:00Z')
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  test.each([
    ['cancelled', 12, null, true],
    ['moved', 3, null, true],
    ['cancelled', 13, null, false],
    ['joined', 3, null, false],
    ['called-off', null, null, false],
    ['place-for-you', 20, 2, true],
    // the deadline is at the end of the quiet hours, so a reminder sent then would be too late
    ['deadline-near', 20, 8, true],
    ['place-for-you', 20, 9, false],
  ] as const)('%s, beginning in %s hours, to be answered in %s: %s', (kind, start, until, expected) => {
    const [from, by] = [start, until].map((hours) => (hours === null ? null : inHours(hours)))
    expect(isUrgent({ kind, start: from!, until: by! }, { now, end })).toBe(expected)
  })
})
