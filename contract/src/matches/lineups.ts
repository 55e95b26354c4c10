import * as z from 'zod/mini'
import { message } from '../i18n.ts'
import { Id, areAllDifferent, intField } from '../shapes.ts'

/** `x` and `y` are percentages of the pitch's width and length. `y` is 0 at the team's own goal. */
export const LineupPlayer = z.object({
  player: Id,
  number: z.int(),
  initials: z.string(),
  name: z.string(),
  x: z.optional(z.number()),
  y: z.optional(z.number()),
})
export type LineupPlayer = z.infer<typeof LineupPlayer>

export const Lineup = z.object({
  goalkeeper: z.array(LineupPlayer),
  defenders: z.array(LineupPlayer),
  midfielders: z.array(LineupPlayer),
  forward: z.array(LineupPlayer),
  substitutes: z.array(LineupPlayer),
})
export type Lineup = z.infer<typeof Lineup>

const Percent = z.number().check(z.gte(0), z.lte(100))

export const LineupEntry = z
  .object({
    player: Id,
    role: z.enum(['goalkeeper', 'defenders', 'midfielders', 'forward', 'substitutes']),
    number: intField(1, 99),
    x: z.optional(Percent),
    y: z.optional(Percent),
  })
  .check(
    z.refine(({ x, y }) => (x === undefined) === (y === undefined), message('Send both x and y, or neither')),
  )
export type LineupEntry = z.infer<typeof LineupEntry>

export const NewLineup = z.object({
  revision: z.int().check(z.gte(0)),
  players: z.array(LineupEntry).check(
    z.maxLength(64),
    z.refine(
      (players) => areAllDifferent(players.map(({ player }) => player)),
      message('Add each player only once'),
    ),
    z.refine(
      (players) => areAllDifferent(players.map(({ number }) => number)),
      message('Use each number only once'),
    ),
    z.refine(
      (players) => players.filter(({ role }) => role === 'goalkeeper').length <= 1,
      message('At most one goalkeeper'),
    ),
  ),
})
export type NewLineup = z.infer<typeof NewLineup>

export const CurrentLineup = z.object({ revision: z.int(), lineup: Lineup, by: z.optional(z.string()) })
export type CurrentLineup = z.infer<typeof CurrentLineup>
