import { expect, test } from 'vitest'
import { answersOf, asksPenalties, kindsFor, resultBody } from './result-body.ts'

const none = { T1: 0, T2: 0 }
const level = { kind: 'played' as const, goals: { T1: 1, T2: 1 }, penalties: { T1: 3, T2: 4 } }

test('penalties go along where a knock-out is level, and nowhere else', () => {
  expect(resultBody(level, true)).toEqual({ T1: 1, T2: 1, shootOut: { T1: 3, T2: 4 } })
  expect(resultBody(level, false)).toEqual({ T1: 1, T2: 1 })
  expect(resultBody({ ...level, goals: { T1: 2, T2: 1 } }, true)).toEqual({ T1: 2, T2: 1 })
  expect(resultBody({ ...level, penalties: none }, true)).toEqual({ T1: 1, T2: 1 })
  expect(asksPenalties({ ...level, kind: 'void' }, true)).toBe(false)
})

test('what was not played says who has it, or nobody', () => {
  expect(resultBody({ ...level, kind: 'walkover-two' }, true)).toEqual({ kind: 'walkover', T1: 0, T2: 1 })
  expect(resultBody({ ...level, kind: 'both-absent' }, true)).toEqual({ kind: 'both-absent' })
})

test('a lot goes along with the score it decides, a replay alone', () => {
  expect(resultBody({ ...level, kind: 'lot' }, true)).toEqual({ kind: 'lot', T1: 1, T2: 1 })
  expect(resultBody({ ...level, kind: 'replay' }, true)).toEqual({ kind: 'replay' })
})

test('a match is offered what can be entered of it', () => {
  const always = ['walkover-one', 'walkover-two', 'both-absent', 'void']
  expect(kindsFor({ state: 'scheduled' }, true)).toEqual(['played', ...always])
  expect(kindsFor({ state: 'finished', entered: true }, false)).toEqual(['played', ...always, 'replay'])
  expect(kindsFor({ state: 'finished', recorded: true }, false)).toEqual([...always, 'replay'])
  expect(kindsFor({ state: 'finished', recorded: true }, true)).toEqual([...always, 'replay'])
  const undecided = { state: 'finished' as const, undecided: true as const }
  expect(kindsFor(undecided, true)).toEqual(['played', ...always, 'lot', 'replay'])
  expect(kindsFor({ ...undecided, recorded: true }, true)).toEqual(['played', ...always, 'lot', 'replay'])
  const byLot = { state: 'finished' as const, entered: true as const, decidedBy: 'lot' as const }
  expect(kindsFor({ ...byLot, recorded: true }, true)).toEqual(['played', ...always, 'lot', 'replay'])
})

test('a result that stands is what one corrects', () => {
  expect(answersOf({ state: 'scheduled' })).toEqual({ kind: 'played', goals: none, penalties: none })
  expect(answersOf({ state: 'walkover', score: { T1: 0, T2: 3 } }).kind).toBe('walkover-two')
  expect(answersOf({ state: 'finished', score: level.goals, shootOut: level.penalties })).toEqual(level)
  expect(answersOf({ state: 'finished', score: level.goals, decidedBy: 'lot' }).kind).toBe('lot')
  expect(answersOf({ state: 'finished', score: { T1: 2, T2: 1 }, recorded: true }).kind).toBeUndefined()
})
