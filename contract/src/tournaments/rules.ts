import * as z from 'zod/mini'
import { message } from '../i18n.ts'
import { Deciders } from '../match-rules.ts'
import { Day, Id, Instant, Money, areAllDifferent, intField } from '../shapes.ts'

export const tournamentFormats = ['league', 'groups', 'knock-out'] as const
export const TournamentFormat = z.enum(tournamentFormats)
export type TournamentFormat = z.infer<typeof TournamentFormat>

export const TableCriterion = z.enum([
  'points',
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  'difference',
  'goals',
  'away-goals',
  'wins',
  'fair-play',
  'lot',
])
export type TableCriterion = z.infer<typeof TableCriterion>

/**
 * `headToHead: 'again'` repeats the comparison among teams that are still level. `withdrawal` applies only after the draw.
 */
export const TournamentRules = z.object({
  minutes: intField(1, 60),
  periods: intField(1, 2),
  playersPerTeam: intField(1, 8),
  ...Deciders.shape,
  win: intField(1, 10),
  draw: intField(0, 10),
  order: z
    .array(TableCriterion)
    .check(
      z.minLength(1, message('Choose at least one')),
      z.refine(areAllDifferent, message('Use each rule only once')),
    ),
  headToHead: z.enum(['again', 'once']),
  walkover: intField(1, 20),
  withdrawal: z.enum(['forfeit', 'void']),
})
export type TournamentRules = z.infer<typeof TournamentRules>

export const defaultCriteria: TableCriterion[] = [
  'points',
  'difference',
  'goals',
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  'lot',
]
const rule = TournamentRules.shape

export const NewTournamentRules = z.extend(TournamentRules, {
  periods: z._default(rule.periods, 1),
  playersPerTeam: z._default(rule.playersPerTeam, 5),
  aet: z._default(rule.aet, false),
  penaltyShootout: z._default(rule.penaltyShootout, true),
  win: z._default(rule.win, 3),
  draw: z._default(rule.draw, 1),
  order: z._default(rule.order, defaultCriteria),
  headToHead: z._default(rule.headToHead, 'again'),
  walkover: z._default(rule.walkover, 3),
  withdrawal: z._default(rule.withdrawal, 'forfeit'),
})

/**
 * The top `qualify` teams of each group advance, plus the `bestOthers` best teams in the next place across groups.
 * `rounds`: how often two teams play each other. `most`: maximum number of teams.
 */
export const tournamentFormatFields = {
  form: TournamentFormat,
  rounds: z._default(intField(1, 2), 1),
  groups: z.optional(intField(1, 16)),
  qualify: z.optional(intField(1, 8)),
  bestOthers: z._default(intField(0, 15), 0),
  thirdPlace: z._default(z.boolean(message('Must be true or false')), false),
  most: intField(3, 64),
  entriesUntil: Instant,
  fee: z.optional(Money),
} as const

export const squadLimit = z._default(intField(1, 30), 12)

/** `rest`: minutes between a team's matches. `between`: minutes between two matches in one slot. `off`: days off. */
export const CalendarRules = z.object({
  rest: z._default(intField(0, 20_160), 0),
  between: z._default(intField(0, 60), 3),
  off: z._default(z.array(z.object({ team: Id, date: Day })).check(z.maxLength(500)), []),
})
export type CalendarRules = z.infer<typeof CalendarRules>
