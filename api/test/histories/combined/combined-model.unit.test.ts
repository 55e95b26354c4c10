import { describe, expect, test } from 'vitest'
import { isLinearizable } from '../slots/linearizable.ts'
import { type CombinedAct, type SlotRange, type SlotState, createCombinedModel } from './combined-model.ts'

const take = (key: string, pitch: SlotRange['pitch'], as: Exclude<SlotState, 'free'> = 'held', more = {}) =>
  ({ what: 'take', as, key, pitch, from: 0, count: 1, said: 'got', id: `id of ${key}`, ...more }) as const
const taken = (key: string, pitch: SlotRange['pitch']): CombinedAct => ({
  ...take(key, pitch),
  said: 'taken',
})
const end = (key: string, said: 'ok' | 'ended' = 'ok'): CombinedAct => ({ what: 'end', key, said })
const look = (pitch: SlotRange['pitch'], ...shown: SlotState[]): CombinedAct => ({
  what: 'look',
  pitch,
  shown,
})

const judge = (acts: readonly CombinedAct[]) =>
  isLinearizable(
    acts.map((act, n) => ({ act, sent: 2 * n, answered: 2 * n + 1 })),
    createCombinedModel(2),
  )

describe('the model of a combined pitch', () => {
  test.each<[string, CombinedAct[]]>([
    [
      'the whole is booked at the desk while a captain holds a part',
      [take('a', 'one'), take('b', 'whole', 'booked')],
    ],
    ['a part is held while the whole is closed', [take('a', 'whole', 'closed'), take('b', 'two')]],
    ['two desks book the same part', [take('a', 'one', 'booked'), take('b', 'one', 'booked')]],
    [
      'two slots are booked although one is held',
      [take('a', 'two', 'held', { from: 1 }), take('b', 'whole', 'booked', { count: 2 })],
    ],
    ['a part is reported as taken because the other part is', [take('a', 'one'), taken('b', 'two')]],
    [
      'a part of a booked pitch is shown as free',
      [take('a', 'whole', 'booked'), look('two', 'free', 'free')],
    ],
    [
      'a part of a closed pitch is shown as held',
      [take('a', 'whole', 'closed'), look('two', 'held', 'free')],
    ],
    [
      'a part stays taken after the whole was cancelled',
      [take('a', 'whole', 'booked'), end('a'), taken('b', 'one')],
    ],
    ['a hold is released twice', [take('a', 'whole'), end('a'), end('a')]],
    ['one key gets two bookings', [take('a', 'one'), take('a', 'one', 'held', { id: 'another' })]],
  ])('rejects that %s', (_, acts) => {
    expect(judge(acts)).toBe(false)
  })

  test.each<[string, CombinedAct[]]>([
    [
      'each part is taken by a different user',
      [take('a', 'one'), take('b', 'two', 'booked'), taken('c', 'whole')],
    ],
    [
      'the whole is taken after its parts were released',
      [take('a', 'one'), end('a'), take('b', 'whole', 'closed')],
    ],
    ['a desk cancels twice', [take('a', 'whole', 'booked'), end('a'), end('a'), look('one', 'free', 'free')]],
    [
      'the whole is shown with the state of its parts',
      [
        take('a', 'one'),
        take('b', 'two', 'closed'),
        look('whole', 'closed', 'free'),
        look('whole', 'held', 'free'),
      ],
    ],
    [
      'a key gets its first response again',
      [take('a', 'one'), end('a'), take('a', 'one'), look('one', 'free', 'free')],
    ],
  ])('accepts that %s', (_, acts) => {
    expect(judge(acts)).toBe(true)
  })
})
