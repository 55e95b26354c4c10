import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lockOrder, listLocks, watchLocks } from './lock-order.ts'

const session = '01234567-89ab-4cde-8f01-23456789abcd'
const pitch = '11234567-89ab-4cde-8f01-23456789abcd'

const lockSession = 'select from sessions where id = $1 for no key update'
const lockUser = 'select suspended_at from users where id = $1 for key share'

const violationsOf = (...statements: [text: string, values?: unknown[]][]) => {
  const violations: string[] = []
  const see = watchLocks((violation) => violations.push(violation))
  for (const [text, values] of statements) see(text, values)
  return violations
}

describe('a lock out of order is reported', () => {
  test('after a later lock', () => {
    expect(violationsOf(['begin'], [lockSession, [session]], [lockUser, [pitch]])).toEqual([
      `users is locked after sessions: ${lockUser}`,
    ])
  })

  test('also if it is one of several in a transaction', () => {
    const moves: [string, unknown[]] = [
      'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      [`moves on ${pitch}`],
    ]
    const bookings = 'select id from bookings where pitch_id = $1 for update'
    expect(violationsOf(['begin'], moves, [bookings, [pitch]], [lockSession, [session]])).toHaveLength(1)
    expect(violationsOf(['begin'], [bookings, [pitch]], moves)).toHaveLength(1)
  })

  test('but not in the right order, in another transaction or outside a transaction', () => {
    expect(violationsOf(['begin'], [lockUser, [pitch]], [lockSession, [session]])).toEqual([])
    expect(
      violationsOf(['begin'], [lockSession, [session]], ['commit'], ['begin'], [lockUser, [pitch]]),
    ).toEqual([])
    expect(violationsOf([lockSession, [session]], [lockUser, [pitch]])).toEqual([])
  })

  test('but not if the row is already locked, or with skip locked', () => {
    const again: [string, unknown[]] = [lockUser, [pitch]]
    expect(violationsOf(['begin'], again, [lockSession, [session]], again)).toEqual([])
    expect(
      violationsOf(
        ['begin'],
        ['select id from bookings for update skip locked'],
        ['select id from sessions for update skip locked'],
      ),
    ).toEqual([])
  })

  test('but not after a savepoint rollback has released the later lock', () => {
    expect(
      violationsOf(
        ['begin'],
        ['savepoint one'],
        [lockSession, [session]],
        ['rollback to savepoint one'],
        [lockUser, [pitch]],
      ),
    ).toEqual([])
  })

  test('and also a lock outside the order, unless it is the only lock', () => {
    const unplaced: [string] = ['select from districts for update']
    expect(violationsOf(['begin'], unplaced, unplaced)).toEqual([])
    expect(violationsOf(['begin'], [lockUser, [pitch]], unplaced)).toEqual([
      'districts has no place in the order of locks, and is taken with others: select from districts for update',
    ])
    expect(violationsOf(['begin'], unplaced, [lockUser, [pitch]])).toHaveLength(1)
  })
})

test('a locking clause locks the tables of its own query', () => {
  const tables = (text: string, values?: unknown[]) => listLocks(text, values).map(({ of }) => of)
  expect(
    tables('with due as (select id from matches order by id for update) update teams set name = $1'),
  ).toEqual(['matches'])
  expect(
    tables('select s.id from sessions s join bookings b on b.id = s.booking_id for no key update of s'),
  ).toEqual(['sessions'])
  expect(
    tables(
      'select "m"."id" from "matches" as "m" inner join "pitches" as "p" on true for update of "m" for share of "p"',
    ),
  ).toEqual(['matches', 'pitches'])
  expect(
    tables(
      'select id from teams where id in (select team_id from team_members) order by id for no key update',
    ),
  ).toEqual(['teams'])
  expect(tables("select pg_advisory_xact_lock(hashtext('notifications'), hashtext($1))", [session])).toEqual([
    'lock of notifications',
  ])
  expect(tables('select id from users where id = $1')).toEqual([])
})

test('the decision has the same order', () => {
  const page = readFileSync(new URL('../../docs/decisions/0007-lock-order.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^\d+\. (.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(listed).toEqual(lockOrder)
})
