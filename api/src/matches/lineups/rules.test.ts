import type { LineupEntry, Lineup } from '@i-one/contract/matches/lineups'
import { describe, expect, test } from 'vitest'
import { requireLineupChangeable } from './rules.ts'

const row = (player: string) => ({ player, number: 1, initials: '', name: player })
const lineup: Lineup = {
  goalkeeper: [row('keeper')],
  defenders: [],
  midfielders: [],
  forward: [row('striker')],
  substitutes: [row('sub')],
}
const sent = (...roles: [string, LineupEntry['role']][]) =>
  roles.map(([player, role], n) => ({ player, role, number: n + 1 }))
const moved = sent(['keeper', 'forward'], ['striker', 'goalkeeper'], ['sub', 'substitutes'])
const brought = sent(['keeper', 'goalkeeper'], ['striker', 'substitutes'], ['sub', 'forward'])

describe('a lineup', () => {
  test.each(['scheduled', 'postponed'])('of a match that is %s is changed at will', (state) => {
    for (const players of [moved, brought])
      expect(() => requireLineupChangeable(state, lineup, players)).not.toThrow()
  })

  test.each(['playing', 'paused', 'extra-time', 'shoot-out'])(
    'of a match that is %s keeps who began',
    (state) => {
      expect(() => requireLineupChangeable(state, lineup, moved)).not.toThrow()
      const begun = expect.objectContaining({ code: 'match-begun' })
      expect(() => requireLineupChangeable(state, lineup, brought)).toThrow(begun)
    },
  )

  test.each(['finished', 'abandoned', 'walkover'])('of a match that is %s stays', (state) => {
    const over = expect.objectContaining({ code: 'match-over' })
    expect(() => requireLineupChangeable(state, lineup, moved)).toThrow(over)
  })
})
