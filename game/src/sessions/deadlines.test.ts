import { describe, expect, test } from 'vitest'
import {
  getAuthorizationDeadline,
  getDeadlineWarningTime,
  getFillDeadline,
  getPromotionGraceEnd,
  getFreeLeaveDeadline,
  getMinimumPlayers,
  getEarliestStart,
} from './deadlines.ts'

const at = (time: string) => new Date(`2025-11-20T${time}:00.000Z`)
const kickOff = at('20:00')

describe('the fill deadline and the pitch’s deadline', () => {
  test.each([
    ['a week before', new Date('2025-11-13T20:00:00Z'), '18:00', '2025-11-14T08:00:00.000Z'],
    ['ten hours before', at('10:00'), '18:00', at('18:00').toISOString()],
    ['four hours before', at('16:00'), '18:00', at('18:00').toISOString()],
    ['just later than that', at('16:02'), '18:01', '2025-11-20T17:01:30.000Z'],
    ['one hour before', at('19:00'), '19:30', '2025-11-20T19:15:00.000Z'],
  ])('of a session made %s', (_, now, fillBy, authorizeBy) => {
    expect(getFillDeadline(kickOff, now)).toEqual(at(fillBy))
    expect(getAuthorizationDeadline(kickOff, now).toISOString()).toBe(authorizeBy)
  })

  test('come in order: now, authorization, fill deadline, kick-off', () => {
    for (let minutes = 1; minutes < 3000; minutes++) {
      const now = new Date(kickOff.getTime() - minutes * 60_000)
      const [authorizeBy, fillBy] = [getAuthorizationDeadline(kickOff, now), getFillDeadline(kickOff, now)]
      expect(authorizeBy > now && authorizeBy <= fillBy && fillBy < kickOff).toBe(true)
    }
  })
})

describe('the warning', () => {
  test.each([
    ['a week before', new Date('2025-11-13T20:00:00Z'), '17:00'],
    ['an hour before', at('17:00'), '17:00'],
    ['half an hour before', at('17:30'), '17:45'],
  ])('of a deadline at 18:00 for a session made %s comes at %3$s', (_, made, warning) => {
    expect(getDeadlineWarningTime(at('18:00'), made)).toEqual(at(warning))
  })

  test('leaves time to find players', () => {
    for (let minutes = 1; minutes < 3000; minutes++) {
      const made = new Date(kickOff.getTime() - minutes * 60_000)
      const fillBy = getFillDeadline(kickOff, made)
      const warning = getDeadlineWarningTime(fillBy, made)
      expect(warning >= made && warning < fillBy).toBe(true)
    }
  })
})

test('four players are enough, or all if the capacity is lower', () => {
  expect([1, 3, 4, 5, 64].map(getMinimumPlayers)).toEqual([1, 3, 4, 4, 4])
})

test('leaving is free until five hours before kick-off, and starting is possible from half an hour before', () => {
  expect(getFreeLeaveDeadline(kickOff)).toEqual(at('15:00'))
  expect(getEarliestStart(kickOff)).toEqual(at('19:30'))
})

test('leaving is free for an hour after a promotion, after quiet hours, and never past kick-off', () => {
  expect(getPromotionGraceEnd(kickOff, at('16:00'))).toEqual(at('17:00'))
  expect(getPromotionGraceEnd(kickOff, at('16:00'), at('17:30'))).toEqual(at('18:30'))
  expect(getPromotionGraceEnd(kickOff, at('16:00'), at('19:30'))).toEqual(kickOff)
  expect(getPromotionGraceEnd(kickOff, at('19:30'))).toEqual(kickOff)
  expect(getFreeLeaveDeadline(kickOff, null, at('17:00'))).toEqual(at('17:00'))
  expect(getFreeLeaveDeadline(kickOff, null, at('10:00'))).toEqual(at('15:00'))
  expect(getFreeLeaveDeadline(kickOff, at('04:30'), at('17:00'))).toEqual(at('17:00'))
  expect(getFreeLeaveDeadline(kickOff, at('07:00'), at('17:00'))).toEqual(at('19:00'))
})

test('leaving is free for twelve hours after the pitch has moved a session, and never past kick-off', () => {
  expect(getFreeLeaveDeadline(kickOff, at('02:00'))).toEqual(at('15:00'))
  expect(getFreeLeaveDeadline(kickOff, at('04:30'))).toEqual(at('16:30'))
  expect(getFreeLeaveDeadline(kickOff, at('17:00'))).toEqual(kickOff)
})
