import { createSeededRandom } from '@i-one/game/random'
import { describe, expect, test } from 'vitest'
import { type Operation, isLinearizable } from './linearizable.ts'
import { type SlotAct, createSlotsModel } from './slots-model.ts'

type History = Operation<SlotAct>[]

const model = createSlotsModel(3)
const judge = (history: History) => isLinearizable(history, model)

const at = (sent: number, answered: number, act: SlotAct) => ({ act, sent, answered })
const held = (key: string, from = 0, count = 1, id = `id of ${key}`): SlotAct => ({
  what: 'hold',
  key,
  from,
  count,
  said: 'held',
  id,
})
const taken = (key: string, from = 0, count = 1): SlotAct => ({
  what: 'hold',
  key,
  from,
  count,
  said: 'taken',
})
const lost = (key: string, from = 0, count = 1): SlotAct => ({ what: 'hold', key, from, count, said: 'lost' })
const back = (key: string, said: 'ok' | 'ended' | 'lost' = 'ok'): SlotAct => ({
  what: 'give-back',
  key,
  said,
})
const look = (free: string): SlotAct => ({ what: 'look', free: [...free].map((sign) => sign === '.') })
const inTurn = (...acts: SlotAct[]) => acts.map((act, n) => at(2 * n, 2 * n + 1, act))

const heldThenSeen = (free: string, ...behind: number[]): History => [
  ...inTurn(held('a'), held('b', 1)),
  { ...at(0, 9, look(free)), behind },
]

const bad: [string, History][] = [
  ['a server returns a response cached before its own write', heldThenSeen('...', 1)],
  ['a server returns a later write without its own earlier write', heldThenSeen('x..', 1, 3)],
  ['a slot is held twice, one after the other', inTurn(held('a'), held('b'))],
  ['a slot is held twice at the same time', [at(0, 3, held('a')), at(1, 2, held('b'))]],
  ['a free slot is reported as taken', inTurn(taken('a'), held('b'))],
  ['a held slot is shown as free', inTurn(held('a'), look('...'))],
  ['a released slot is shown as held', inTurn(held('a'), back('a'), look('x..'))],
  ['one key gets two holds', inTurn(held('a'), held('a', 0, 1, 'another id'))],
  ['two keys get one hold', inTurn(held('a', 0, 1, 'same'), held('b', 1, 1, 'same'))],
  ['a key is rejected for the slot that it holds', inTurn(held('a'), taken('a'))],
  ['a hold is released twice', inTurn(held('a'), back('a'), back('a'))],
  ['a hold is reported as expired although it has not', inTurn(held('a'), back('a', 'ended'), look('x..'))],
  ['one of two slots held together was taken', inTurn(held('a', 1), held('b', 0, 2))],
  [
    'the observed effect of an unanswered operation disappears',
    [
      at(0, Infinity, lost('a')),
      ...inTurn(look('x..'), look('...')).map((one) => ({ ...one, sent: one.sent + 1 })),
    ],
  ],
  [
    'two clients see two operations in opposite orders',
    [at(0, 9, held('a', 0)), at(0, 9, held('b', 1)), at(1, 2, look('x..')), at(3, 4, look('.x.'))],
  ],
]

const good: [string, History][] = [
  ['a server returns a cached response while another server writes', heldThenSeen('x..', 1)],
  ['requests follow one after the other', inTurn(held('a'), taken('b'), back('a'), held('b'), look('x..'))],
  ['the request sent later takes effect first', [at(0, 9, taken('a')), at(1, 2, held('b'))]],
  [
    'an unanswered operation took effect',
    [at(0, Infinity, lost('a')), ...inTurn(taken('b'), held('a', 0, 1))],
  ],
  ['an unanswered operation had no effect', [at(0, Infinity, lost('a')), ...inTurn(held('b'), taken('a'))]],
  [
    'an unanswered operation takes effect much later',
    [at(0, Infinity, lost('a')), ...inTurn(look('...'), look('...'), taken('b'), look('x..'))],
  ],
  [
    'a key gets the same response after its hold has ended',
    inTurn(held('a'), back('a'), held('a'), look('...')),
  ],
  ['a hold expires', inTurn(held('a'), { what: 'run-out', key: 'a', said: 'ok' }, held('b'))],
]

describe('the linearizability check', () => {
  test.each(bad)('rejects that %s', (_, history) => {
    expect(judge(history)).toBe(false)
  })

  test.each(good)('accepts that %s', (_, history) => {
    expect(judge(history)).toBe(true)
  })

  test('accepts sequential histories with overlapping requests', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = createSeededRandom(`overlapping ${seed}`)
      const history = overlapping(random)
      expect(judge(history), `seed ${seed}`).toBe(true)
    }
  })

  test('rejects such a history once a slot is sold twice at its end', () => {
    for (let seed = 0; seed < 20; seed++) {
      const history = overlapping(createSeededRandom(`spoilt ${seed}`))
      const end = Math.max(...history.map(({ answered }) => answered)) + 1
      const twice = [held('one'), held('another')].map((act, n) => at(end + 2 * n, end + 2 * n + 1, act))
      expect(judge([...history, ...twice]), `seed ${seed}`).toBe(false)
    }
  })
})

const overlapping = (random: () => number): History => {
  let state = model.begin
  return Array.from({ length: 40 }, (_, n) => {
    const options = [
      held(`key ${n}`, Math.floor(random() * 3)),
      taken(`key ${n}`, Math.floor(random() * 3)),
      back(`key ${Math.floor(random() * n)}`),
      look(state.keys.map((key) => (key ? 'x' : '.')).join('')),
    ]
    const act = options
      .map((option) => ({ option, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .find(({ option }) => model.after(state, option))!.option
    state = model.after(state, act)!
    return at(10 * n - random() * 40, 10 * n + random() * 40, act)
  })
}
