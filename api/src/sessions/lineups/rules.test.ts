import type { LineupEntry } from '@i-one/contract/matches/lineups'
import { describe, expect, test } from 'vitest'
import {
  sortLineup,
  findSetLineup,
  toSetLineups,
  toPlayers,
  requireCurrent,
  requirePlayerLimit,
} from './rules.ts'

const place = (playerId: string, set: number | null, state = 'going') =>
  ({ playerId, name: playerId, position: null, set, state }) as Parameters<
    typeof findSetLineup
  >[0]['places'][number]
const lined = (player: string, role: LineupEntry['role'], number: number): LineupEntry => ({
  player,
  role,
  number,
})
const session = {
  playersPerTeam: 2,
  places: [
    place('a', 1),
    place('b', 1),
    place('c', 2),
    place('gone', 1, 'no-show'),
    place('waits', null, 'waitlisted'),
  ],
  setLineups: [
    { set: 1, revision: 3, by: 'Ada', players: [lined('b', 'goalkeeper', 7), lined('gone', 'forward', 9)] },
    { set: 2, revision: 0, by: null, players: [] },
  ],
}

describe('the lineup of a set', () => {
  test('is of those who are going in it, where it was saved', () => {
    const now = findSetLineup(session, 1)
    expect(now).toMatchObject({ revision: 3, by: 'Ada' })
    expect(now?.lineup.goalkeeper).toMatchObject([{ player: 'b', number: 7 }])
    expect(now?.lineup.forward).toMatchObject([{ player: 'a', number: 1 }])
    expect(toPlayers(now!.lineup)).toHaveLength(2)
    expect(findSetLineup(session, 2)).not.toHaveProperty('by')
    expect(findSetLineup(session, 3)).toBeUndefined()
    expect(toSetLineups(session).map(({ set, revision }) => [set, revision])).toEqual([
      [1, 3],
      [2, 0],
    ])
  })

  test('can be changed only from its current revision', () => {
    const now = findSetLineup(session, 1)!
    const players = toPlayers(now.lineup).map(({ player }, n) => lined(player, 'defenders', n + 1))
    expect(() => requireCurrent({ revision: 3, players }, now)).not.toThrow()
    const changed = expect.objectContaining({ code: 'lineup-changed', facts: now })
    const others = [lined('a', 'forward', 1), lined('c', 'forward', 2)]
    for (const sent of [
      { revision: 2, players },
      { revision: 3, players: players.slice(1) },
      { revision: 3, players: others },
    ])
      expect(() => requireCurrent(sent, now)).toThrow(changed)
  })

  test('has at most one team on the pitch, and is sorted from goalkeeper to forward', () => {
    const players = [lined('s', 'substitutes', 3), lined('f', 'forward', 2), lined('g', 'goalkeeper', 1)]
    expect(() => requirePlayerLimit(players, 2)).not.toThrow()
    expect(() => requirePlayerLimit(players, 1)).toThrow(
      expect.objectContaining({
        facts: expect.objectContaining({ fields: { players: 'At most 1 player can be on the pitch' } }),
      }),
    )
    expect(sortLineup(players).map(({ player }) => player)).toEqual(['g', 'f', 's'])
  })
})
