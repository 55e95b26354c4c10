import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { event, sentTwoWays } from '../../test/matches.ts'
import { findKickers } from './kickers.ts'

let at = 0
const kick = (player: string | undefined, scored = true) =>
  event('shoot-out-kick', 1_000_000 + at++ * 1000, { side: 'T1', player, scored })
const starters = ['ade', 'bola', 'chidi']

describe('the next kicker in a shoot-out', () => {
  test('can be any player on the pitch if all have kicked equally often', () => {
    expect(findKickers([], starters, 'T1').next).toEqual(starters)
    expect(findKickers([kick('bola')], starters, 'T1')).toEqual({
      eligible: [
        { player: 'ade', kicks: [] },
        { player: 'bola', kicks: [true] },
        { player: 'chidi', kicks: [] },
      ],
      next: ['ade', 'chidi'],
      outOfTurn: [],
    })
  })

  test('cannot kick again before all eligible players have kicked', () => {
    const kicks = [kick('ade'), kick('bola', false), kick('chidi')]
    expect(findKickers(kicks, starters, 'T1').next).toEqual(starters)
    const again = [...kicks.slice(0, 2), kick('ade')]
    expect(findKickers(again, starters, 'T1')).toMatchObject({ next: ['chidi'], outOfTurn: [again[2]?.id] })
  })

  test('can be a substitute who came on, but no player who went off or was sent off', () => {
    const events = [
      event('substitution', 1000, { side: 'T1', player: 'ade', on: 'dayo' }),
      event('card', 2000, { side: 'T1', player: 'bola', card: 'red' }),
      event('card', 3000, { side: 'T1', player: 'chidi', card: 'yellow' }),
    ]
    expect(findKickers(events, starters, 'T1').next).toEqual(['chidi', 'dayo'])
    const off = kick('ade')
    expect(findKickers([...events, off], starters, 'T1').outOfTurn).toEqual([off.id])
    const back = event('substitution', 4000, { side: 'T1', player: 'dayo', on: 'ade' })
    expect(findKickers([...events, back], starters, 'T1').next).toEqual(['chidi', 'ade'])
  })

  test('is listed with the results of each player’s kicks', () => {
    const { eligible } = findKickers([kick('ade', false), kick('bola')], starters, 'T1')
    expect(eligible.map(({ kicks }) => kicks)).toEqual([[false], [true], []])
  })

  test('can be a player with a yellow card', () => {
    const off = event('substitution', 900_000, { side: 'T1', player: 'ade', on: 'dayo' })
    const card = (player: string, colour: 'yellow' | 'red') =>
      event('card', 950_000, { side: 'T1', player, card: colour })
    const { next } = findKickers([off, card('bola', 'yellow'), card('chidi', 'red')], starters, 'T1')
    expect(next).toEqual(['bola', 'dayo'])
  })

  test('does not depend on the other side’s kicks, nor on kicks without a player', () => {
    const theirs = { ...kick('ade'), side: 'T2' as const }
    expect(findKickers([theirs, kick(undefined)], starters, 'T1')).toMatchObject({
      next: starters,
      outOfTurn: [],
    })
  })

  test('is the same for any order and repetition of the events', () => {
    fc.assert(
      fc.property(sentTwoWays, ([one, other]) => {
        expect(findKickers(other, starters, 'T1')).toEqual(findKickers(one, starters, 'T1'))
      }),
    )
  })

  test('players who take turns are never out of turn', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), (choices) => {
        const kicks: ReturnType<typeof kick>[] = []
        for (const choice of choices) {
          const { next } = findKickers(kicks, starters, 'T1')
          kicks.push(kick(next[choice % next.length]))
        }
        expect(findKickers(kicks, starters, 'T1').outOfTurn).toEqual([])
      }),
    )
  })
})
