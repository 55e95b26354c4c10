import * as z from 'zod/mini'
import { TableCriterion, defaultCriteria } from './rules.ts'

const Order = z.array(TableCriterion).check(z.minLength(1))
const Team = z.string().check(z.minLength(1))
const Count = z.int().check(z.gte(0))

export const StandingsFile = z
  .object({
    win: z._default(Count, 3),
    draw: z._default(Count, 1),
    order: z._default(Order, defaultCriteria),
    headToHead: z._default(z.enum(['again', 'once']), 'again'),
    deductions: z._default(z.record(Team, Count), {}),
    cards: z._default(z.array(z.object({ team: Team, yellow: Count, secondYellow: Count, red: Count })), []),
    lots: z._default(z.array(z.array(Team)), []),
    groups: z.optional(z.record(z.string(), z.array(Team))),
    bestOthers: z.optional(
      z.object({ place: z.int().check(z.gte(1)), count: z.int().check(z.gte(1)), order: z.optional(Order) }),
    ),
    results: z.array(z.object({ home: Team, away: Team, score: z.tuple([Count, Count]) })),
  })
  .check((context) => {
    const { groups, results, deductions, cards, bestOthers } = context.value
    const addIssue = (path: (string | number)[], message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path, message })
    const groupOf = new Map(
      Object.entries(groups ?? {}).flatMap(([name, teams]) => teams.map((team) => [team, name] as const)),
    )
    const teams = groups
      ? new Set(groupOf.keys())
      : new Set(results.flatMap(({ home, away }) => [home, away]))
    for (const [n, { home, away }] of results.entries()) {
      if (home === away) addIssue(['results', n], `${home} cannot play itself`)
      if (groups && (!groupOf.has(home) || groupOf.get(home) !== groupOf.get(away))) {
        addIssue(['results', n], `${home} and ${away} are not in the same group`)
      }
    }
    if (groupOf.size < Object.values(groups ?? {}).flat().length)
      addIssue(['groups'], 'A team is listed twice')
    if (bestOthers && !groups) addIssue(['bestOthers'], 'bestOthers needs groups')
    for (const team of Object.keys(deductions)) {
      if (!teams.has(team)) addIssue(['deductions', team], `${team} is not one of the teams`)
    }
    for (const [n, { team }] of cards.entries()) {
      if (!teams.has(team)) addIssue(['cards', n], `${team} is not one of the teams`)
    }
  })
