import { describe, expect, it } from 'vitest'
import { toGoalsPerTenMinutes, minutesText, toWinPercent } from './figures.ts'

describe('a rate', () => {
  it('is undefined if there is nothing to count', () => {
    expect(toWinPercent({ played: 0, won: 0 })).toBeUndefined()
    expect(toGoalsPerTenMinutes({ goals: 0, seconds: 0 })).toBeUndefined()
  })

  it.each([
    [3, 1800, '1.0'],
    [7, 6000, '0.7'],
    [0, 480, '0.0'],
  ])('of %i goals in %i seconds is %s per ten minutes', (goals, seconds, text) => {
    expect(toGoalsPerTenMinutes({ goals, seconds })).toBe(text)
  })

  it('of matches won is a percentage', () => {
    expect(toWinPercent({ played: 3, won: 2 })).toBe(67)
  })
})

it('counts minutes in words', () => {
  expect([30, 89, 480].map((seconds) => minutesText({ seconds }))).toEqual([
    '1 minute',
    '1 minute',
    '8 minutes',
  ])
})
