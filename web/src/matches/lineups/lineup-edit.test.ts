import type { Lineup } from '@i-one/contract/matches/lineups'
import { listFormationsFor } from '@i-one/game/matches/formations'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  moveToBench,
  moveToPitch,
  listFormations,
  applyFormation,
  isInFormation,
  movePlayer,
  setShirtNumber,
  toPositionedRows,
  positionText,
  toRows,
  toLineupEntries,
  findShirtAt,
  snapToLine,
  findOtherWearer,
} from './lineup-edit.ts'

const row = (player: string, number: number) => ({ player, number, name: player, initials: 'AA' })
const lineup: Lineup = {
  goalkeeper: [row('gk', 1)],
  defenders: [row('left', 2), row('right', 3)],
  midfielders: [row('mid', 8)],
  forward: [row('striker', 9)],
  substitutes: [row('sub', 12)],
}
const placeOf = (shown: Lineup, player: string) =>
  toPositionedRows(shown).find((one) => one.player === player)

describe('a lineup', () => {
  test('places everyone on the line of their group by default', () => {
    expect(toPositionedRows(lineup).map(({ player, x, y }) => [player, x, y])).toEqual([
      ['gk', 50, 8.5],
      ['left', 25, 34],
      ['right', 75, 34],
      ['mid', 50, 61],
      ['striker', 50, 85.5],
    ])
  })

  test('moves a player into the group of the new position', () => {
    const next = movePlayer(lineup, 'mid', { x: 62.53, y: 84 })
    expect(next.midfielders).toEqual([])
    expect(next.forward).toContainEqual({ ...row('mid', 8), x: 62.5, y: 84 })
    expect(placeOf(next, 'left')).toMatchObject({ x: 25, y: 34 })
  })

  test('keeps the keeper near the goal, the others outside, and everyone on the pitch', () => {
    const anywhere = fc.record({
      x: fc.double({ min: -500, max: 500, noNaN: true }),
      y: fc.double({ min: -500, max: 500, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.constantFrom('gk', 'left', 'striker'), anywhere, (player, to) => {
        const next = movePlayer(lineup, player, to)
        const { x = -1, y = -1 } = placeOf(next, player) ?? {}
        expect(x >= 7 && x <= 93 && y >= 5 && y <= 95).toBe(true)
        expect(next.goalkeeper.map((one) => one.player)).toEqual(['gk'])
        expect(player === 'gk' ? y <= 25 : y >= 14).toBe(true)
        expect(toRows(next)).toHaveLength(6)
      }),
    )
  })

  test('is sent with positions only for players on the pitch', () => {
    const sent = toLineupEntries(movePlayer(lineup, 'gk', { x: 50, y: 6 }))
    expect(sent[0]).toEqual({ player: 'gk', role: 'goalkeeper', number: 1, x: 50, y: 6 })
    expect(sent.at(-1)).toEqual({ player: 'sub', role: 'substitutes', number: 12 })
  })

  test('finds another player with the same number', () => {
    expect(findOtherWearer(lineup, 9, 'mid')?.player).toBe('striker')
    expect(findOtherWearer(lineup, 8, 'mid')).toBeUndefined()
    expect(setShirtNumber(lineup, 'mid', 10).midfielders[0]?.number).toBe(10)
  })
})

describe('a formation', () => {
  test.each(listFormationsFor(5))('$name has each player once, the keeper in goal', (formation) => {
    const next = applyFormation(lineup, formation)
    expect(isInFormation(next, formation)).toBe(true)
    expect(next.goalkeeper[0]?.player).toBe('gk')
    expect(next.defenders).toHaveLength(formation.defenders)
    expect(next.forward).toHaveLength(formation.forward)
    expect(
      toRows(next)
        .map(({ player }) => player)
        .toSorted(),
    ).toEqual(
      toRows(lineup)
        .map(({ player }) => player)
        .toSorted(),
    )
  })

  test('keeps players on the left and at the back where they were', () => {
    const next = applyFormation(lineup, { name: '2-2', defenders: 2, midfielders: 0, forward: 2 })
    expect(next.defenders.map(({ player }) => player)).toEqual(['left', 'right'])
    expect(isInFormation(lineup, { name: '2-1-1', defenders: 2, midfielders: 1, forward: 1 })).toBe(true)
    expect(listFormations(lineup).map(({ name }) => name)).toContain('2-1-1')
  })
})

describe('a dragged shirt', () => {
  test('snaps to the middle and to the lines of teammates', () => {
    expect(snapToLine(lineup, 'mid', { x: 26.5, y: 33 })).toEqual({ x: 25, y: 34, guide: { x: 25, y: 34 } })
    expect(snapToLine(lineup, 'mid', { x: 48, y: 50 })).toEqual({
      x: 50,
      y: 50,
      guide: { x: 50, y: undefined },
    })
    expect(snapToLine(lineup, 'mid', { x: 40, y: 50 }).guide).toEqual({ x: undefined, y: undefined })
  })

  test('hits another shirt within two metres', () => {
    expect(findShirtAt(lineup, { x: 28, y: 36 }, 'mid')?.player).toBe('left')
    expect(findShirtAt(lineup, { x: 25, y: 40 }, 'mid')).toBeUndefined()
    expect(findShirtAt(lineup, { x: 50, y: 61 }, 'mid')).toBeUndefined()
  })

  test.each([
    ['midfielders', 75, 52, 'right of midfield'],
    ['forward', 50, 85, 'centre of attack'],
    ['defenders', 20, 30, 'left of defence'],
    ['goalkeeper', 50, 8, 'in goal'],
    ['substitutes', 0, 0, 'on the bench'],
  ] as const)('among the %s at %i, %i is %s', (role, x, y, text) => {
    expect(positionText(role, { x, y })).toBe(text)
  })
})

describe('moving to and from the bench', () => {
  const moved = { ...lineup, midfielders: [{ ...row('mid', 8), x: 20, y: 60 }] }
  const waiting = moveToBench(moved, 'mid')

  test('puts a player last on the bench and leaves the position empty', () => {
    expect(waiting.substitutes).toEqual([row('sub', 12), row('mid', 8)])
    expect(waiting.midfielders).toEqual([])
    expect(moveToBench(lineup, 'nobody')).toBe(lineup)
  })

  test('puts a substitute in goal if it is empty, else in the smallest line', () => {
    expect(moveToPitch(waiting, 'sub').midfielders).toEqual([row('sub', 12)])
    expect(moveToPitch(moveToBench(lineup, 'gk'), 'sub').goalkeeper).toEqual([row('sub', 12)])
  })

  test('never loses a player', () => {
    const everybody = toRows(lineup).map(({ player }) => player)
    const anybody = fc.constantFrom(...everybody)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), anybody)), (acts) => {
        const after = acts.reduce(
          (now, [off, player]) => (off ? moveToBench : moveToPitch)(now, player),
          lineup,
        )
        expect(
          toRows(after)
            .map(({ player }) => player)
            .toSorted(),
        ).toEqual(everybody.toSorted())
        expect(after.goalkeeper.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
