import { describe, expect, test } from 'vitest'
import { requireTeamFree, requireFilledSets } from './rules.ts'

describe('sides', () => {
  const assignments = (...sets: number[]) => sets.map((set, n) => ({ id: `p${n}`, set }))
  test('of the first two sets have a player each', () => {
    expect(() => requireFilledSets(assignments(1, 2), 3)).not.toThrow()
    for (const missing of [assignments(1, 1), assignments(2, 3), assignments(1, 3), []])
      expect(() => requireFilledSets(missing, 3)).toThrow(
        expect.objectContaining({ code: 'not-enough-players' }),
      )
  })
  test('one set waits for its opponent and may start', () => {
    expect(() => requireFilledSets(assignments(1), 1)).not.toThrow()
    expect(() => requireFilledSets([], 1)).toThrow(expect.objectContaining({ code: 'not-enough-players' }))
  })
})

test('a team plays one set of a session, and set names are unique', () => {
  const called = {
    setNames: ['Owls', 'Lions', 'Hawks'],
    setTeams: [
      { set: 1, team: 'owls' },
      { set: 3, team: 'hawks' },
    ],
  }
  const code = (expected: string) => expect.objectContaining({ code: expected })
  const play = (set: number, id: string, name: string) => () => requireTeamFree(called, set, { id, name })
  expect(play(1, 'owls', 'Owls')).not.toThrow()
  expect(play(2, 'owls', 'Owls')).toThrow(code('team-plays'))
  expect(play(2, 'others', 'Owls')).toThrow(code('set-name-taken'))
  expect(play(2, 'lions', 'Lions')).not.toThrow()
  expect(play(2, 'yaks', 'Yaks')).not.toThrow()
})
