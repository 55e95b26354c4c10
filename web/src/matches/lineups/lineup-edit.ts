import type { LineupEntry, Lineup, LineupPlayer } from '@i-one/contract/matches/lineups'
import {
  type Formation,
  listFormationsFor,
  findGroupAt,
  groupY,
  toSpots,
  spreadEvenly,
} from '@i-one/game/matches/formations'
import { t } from '@lingui/core/macro'

type Role = keyof Lineup
export type LineupRow = LineupPlayer & { role: Role }
export type PositionedRow = LineupRow & { x: number; y: number }

type Point = { x: number; y: number }

const roles = ['goalkeeper', 'defenders', 'midfielders', 'forward', 'substitutes'] as const

export const toRows = (lineup: Lineup): LineupRow[] =>
  roles.flatMap((role) => lineup[role].map((row) => ({ ...row, role })))

export const isOnBench = ({ substitutes }: Lineup, id: string) =>
  substitutes.some(({ player }) => player === id)

const toLineup = (rows: readonly LineupRow[]): Lineup => {
  const lineup: Lineup = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }
  for (const { role, ...row } of rows) lineup[role].push(row)
  return lineup
}

export const moveToBench = (lineup: Lineup, player: string): Lineup => {
  const rows = toRows(lineup)
  const off = rows.find((row) => row.player === player)
  if (!off) return lineup
  const { number, initials, name } = off
  const others = rows.filter((row) => row !== off)
  return toLineup([...others, { player, number, initials, name, role: 'substitutes' }])
}

const outfield = ['defenders', 'midfielders', 'forward'] as const

export const moveToPitch = (lineup: Lineup, player: string): Lineup => {
  const smallest = outfield.reduce((min, role) => (lineup[role].length < lineup[min].length ? role : min))
  const role = lineup.goalkeeper.length === 0 ? 'goalkeeper' : smallest
  return toLineup(toRows(lineup).map((row) => (row.player === player ? { ...row, role } : row)))
}

export const toLineupEntries = (lineup: Lineup): LineupEntry[] =>
  toRows(lineup).map(({ player, role, number, x, y }) => ({
    player,
    role,
    number,
    ...(role !== 'substitutes' && x !== undefined && y !== undefined && { x, y }),
  }))

export const toPositionedRows = (lineup: Lineup): PositionedRow[] =>
  roles.flatMap((role) => {
    if (role === 'substitutes') return []
    const across = spreadEvenly(lineup[role].length)
    return lineup[role].map((row, at) => ({
      ...row,
      role,
      x: row.x ?? across[at] ?? 50,
      y: row.y ?? groupY[role],
    }))
  })

const withPlaced = (lineup: Lineup, placed: readonly PositionedRow[]) =>
  toLineup([...placed, ...lineup.substitutes.map((row) => ({ ...row, role: 'substitutes' as const }))])

const round = (value: number) => Math.round(value * 10) / 10
const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

export const clampToPitch = (role: Role, { x, y }: Point): Point => ({
  x: round(between(x, 7, 93)),
  y: round(role === 'goalkeeper' ? between(y, 5, 25) : between(y, 14, 95)),
})

export const movePlayer = (lineup: Lineup, player: string, to: Point): Lineup =>
  withPlaced(
    lineup,
    toPositionedRows(lineup).map((row) => {
      if (row.player !== player) return row
      const place = clampToPitch(row.role, to)
      return { ...row, ...place, role: row.role === 'goalkeeper' ? row.role : findGroupAt(place.y) }
    }),
  )

export const setShirtNumber = (lineup: Lineup, player: string, number: number): Lineup =>
  toLineup(toRows(lineup).map((row) => (row.player === player ? { ...row, number } : row)))

export const findOtherWearer = (lineup: Lineup, number: number, player: string) =>
  toRows(lineup).find((row) => row.number === number && row.player !== player)

export const applyFormation = (lineup: Lineup, formation: Formation): Lineup => {
  const placed = toPositionedRows(lineup)
  const keeper = placed.filter(({ role }) => role === 'goalkeeper')
  const outfield = placed.filter(({ role }) => role !== 'goalkeeper').toSorted((a, b) => a.y - b.y)
  const lines = [keeper]
  for (const line of ['defenders', 'midfielders', 'forward'] as const)
    lines.push(outfield.splice(0, formation[line]))
  const inOrder = lines.flatMap((line) => line.toSorted((a, b) => a.x - b.x))
  return withPlaced(
    lineup,
    toSpots(formation).flatMap(({ group, x, y }, at) => {
      const row = inOrder[at]
      return row ? [{ ...row, role: group, x, y }] : []
    }),
  )
}

export const listFormations = (lineup: Lineup): Formation[] =>
  lineup.goalkeeper.length === 1 ? listFormationsFor(toPositionedRows(lineup).length) : []

export const isInFormation = (lineup: Lineup, formation: Formation) => {
  const spots = toSpots(formation)
  const placed = toPositionedRows(lineup)
  const isAt = (spot: Point) => placed.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 2)
  return placed.length === spots.length && spots.every(isAt)
}

/** Percent of the pitch. */
const snapDistance = 3

export const snapToLine = (lineup: Lineup, player: string, { x, y }: Point) => {
  const others = toPositionedRows(lineup).filter((row) => row.player !== player)
  const closest = (value: number, lines: readonly number[]) =>
    lines
      .filter((line) => Math.abs(line - value) <= snapDistance)
      .toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0]
  const [lineXs, lineYs] = [[50, ...others.map((row) => row.x)], others.map((row) => row.y)]
  const [guideX, guideY] = [closest(x, lineXs), closest(y, lineYs)]
  return { x: guideX ?? x, y: guideY ?? y, guide: { x: guideX, y: guideY } }
}

/** In metres: a shirt dropped this close to another shirt swaps places with it. */
const swapDistance = 2

export const findShirtAt = (lineup: Lineup, { x, y }: Point, except: string) =>
  toPositionedRows(lineup).find(
    (row) => row.player !== except && Math.hypot((row.x - x) / 5, (row.y - y) / 2.5) < swapDistance,
  )

const positionTexts = {
  defenders: { left: t`left of defence`, centre: t`centre of defence`, right: t`right of defence` },
  midfielders: { left: t`left of midfield`, centre: t`centre of midfield`, right: t`right of midfield` },
  forward: { left: t`left of attack`, centre: t`centre of attack`, right: t`right of attack` },
}

export const positionText = (role: Role, { x, y }: Point) => {
  if (role === 'substitutes') return t`on the bench`
  if (role === 'goalkeeper') return t`in goal`
  return positionTexts[findGroupAt(y)][x < 40 ? 'left' : x > 60 ? 'right' : 'centre']
}
