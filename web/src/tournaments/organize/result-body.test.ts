import { expect, test } from 'vitest'
import { toResultAnswers, needsPenalties, listResultKinds, toResultBody } from './result-body.ts'

const none = { T1: 0, T2: 0 }
const level = { kind: 'played' as const, goals: { T1: 1, T2: 1 }, penalties: { T1: 3, T2: 4 } }

test('penalties are sent only for a level knock-out match', () => {
  expect(toResultBody(level, true)).toEqual({ T1: 1, T2: 1, shootOut: { T1: 3, T2: 4 } })
  expect(toResultBody(level, false)).toEqual({ T1: 1, T2: 1 })
  expect(toResultBody({ ...level, goals: { T1: 2, T2: 1 } }, true)).toEqual({ T1: 2, T2: 1 })
  expect(toResultBody({ ...level, penalties: none }, true)).toEqual({ T1: 1, T2: 1 })
  expect(needsPenalties({ ...level, kind: 'void' }, true)).toBe(false)
})

test('a walkover names its winner, if there is one', () => {
  expect(toResultBody({ ...level, kind: 'walkover-two' }, true)).toEqual({ kind: 'walkover', T1: 0, T2: 1 })
  expect(toResultBody({ ...level, kind: 'both-absent' }, true)).toEqual({ kind: 'both-absent' })
})

test('drawing lots is sent with the score, a replay without', () => {
  expect(toResultBody({ ...level, kind: 'lot' }, true)).toEqual({ kind: 'lot', T1: 1, T2: 1 })
  expect(toResultBody({ ...level, kind: 'replay' }, true)).toEqual({ kind: 'replay' })
})

test('a match offers only the results that can be entered', () => {
  const always = ['walkover-one', 'walkover-two', 'both-absent', 'void']
  expect(listResultKinds({ state: 'scheduled' }, true)).toEqual(['played', ...always])
  expect(listResultKinds({ state: 'finished', entered: true }, false)).toEqual([
    'played',
    ...always,
    'replay',
  ])
  expect(listResultKinds({ state: 'finished', recorded: true }, false)).toEqual([...always, 'replay'])
  expect(listResultKinds({ state: 'finished', recorded: true }, true)).toEqual([...always, 'replay'])
  const undecided = { state: 'finished' as const, undecided: true as const }
  expect(listResultKinds(undecided, true)).toEqual(['played', ...always, 'lot', 'replay'])
  expect(listResultKinds({ ...undecided, recorded: true }, true)).toEqual([
    'played',
    ...always,
    'lot',
    'replay',
  ])
  const byLot = { state: 'finished' as const, entered: true as const, decidedBy: 'lot' as const }
  expect(listResultKinds({ ...byLot, recorded: true }, true)).toEqual(['played', ...always, 'lot', 'replay'])
})

test('the form starts with the current result', () => {
  expect(toResultAnswers({ state: 'scheduled' })).toEqual({ kind: 'played', goals: none, penalties: none })
  expect(toResultAnswers({ state: 'walkover', score: { T1: 0, T2: 3 } }).kind).toBe('walkover-two')
  expect(toResultAnswers({ state: 'finished', score: level.goals, shootOut: level.penalties })).toEqual(level)
  expect(toResultAnswers({ state: 'finished', score: level.goals, decidedBy: 'lot' }).kind).toBe('lot')
  expect(toResultAnswers({ state: 'finished', score: { T1: 2, T2: 1 }, recorded: true }).kind).toBeUndefined()
})
