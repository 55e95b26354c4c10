import { expect, test } from 'vitest'
import { type OfferedTime, matchTooLongText } from './offered-times.ts'

const time = (name: string, slotMinutes: number) => ({ pitch: { name, slotMinutes } }) as OfferedTime

test('[TEAM-2] reports a match that is longer than the shortest slot', () => {
  const times = [time('Astro', 60), time('Cage', 30)]
  expect(matchTooLongText('2x20', times)).toBe(
    'A match of 40 minutes doesn’t fit the 30-minute slots of Cage',
  )
  expect(matchTooLongText('2x20', times.slice(0, 1))).toBeUndefined()
  expect(matchTooLongText('1x60', times.slice(0, 1))).toBeUndefined()
  expect(matchTooLongText('2x20', [])).toBeUndefined()
})
