import { expect, test } from 'vitest'
import { bothDeciders, noDecider, listPeriods } from './match-rules.ts'

const one = { periods: 1, minutesPerPeriod: 8, ...noDecider }
const halves = { periods: 2, minutesPerPeriod: 40, ...bothDeciders }

test.each([
  [one, ['first']],
  [{ ...one, aet: true }, ['first', 'extra-first', 'extra-second']],
  [{ ...halves, aet: false }, ['first', 'second', 'shoot-out']],
  [halves, ['first', 'second', 'extra-first', 'extra-second', 'shoot-out']],
])('the rules %j allow the periods %j', (rules, periods) => {
  expect(listPeriods(rules)).toEqual(periods)
})
