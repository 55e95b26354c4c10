import { expect, test } from 'vitest'
import { countMatches, tournamentSizeText } from './size-words.ts'

test('counts the matches of each format', () => {
  expect(countMatches({ form: 'league', most: 8 })).toBe(28)
  expect(countMatches({ form: 'league', most: 8, rounds: 2 })).toBe(56)
  expect(countMatches({ form: 'knock-out', most: 12 })).toBe(11)
  expect(countMatches({ form: 'knock-out', most: 8, thirdPlace: true })).toBe(8)
  expect(countMatches({ form: 'knock-out', most: 3, thirdPlace: true })).toBe(2)
  // a group of four teams and a group of three, then a knock-out of four teams
  expect(countMatches({ form: 'groups', most: 7, groups: 2, qualify: 2 })).toBe(6 + 3 + 3)
  // World Cup 2026: twelve groups of four teams, then a knock-out of 32 teams
  expect(
    countMatches({ form: 'groups', most: 48, groups: 12, qualify: 2, bestOthers: 8, thirdPlace: true }),
  ).toBe(104)
})

test('describes the size if all numbers are given', () => {
  expect(tournamentSizeText({ form: 'league', most: 8 })).toBe('8 teams play 28 matches.')
  expect(tournamentSizeText({ form: 'knock-out', most: NaN })).toBe('')
})
