import * as z from 'zod/mini'
import { stream } from '../endpoint.ts'
import { ById, Instant, streamMessages } from '../shapes.ts'
import { RankedScorer, TableRow, TeamCards, Tie, Tournament, TournamentState } from '../tournaments.ts'

/** Contains only `ties` and table rows that changed. If `champion` is absent, there is no champion. */
export const TournamentChange = z.object({
  state: TournamentState,
  champion: Tournament.shape.champion,
  ties: z.array(Tie),
  tables: z.array(z.object({ name: z.string(), complete: z.boolean(), rows: z.array(TableRow) })),
  others: z.optional(z.array(TableRow)),
  scorers: z.optional(z.array(RankedScorer)),
  cards: z.optional(z.array(TeamCards)),
  serverTime: Instant,
})
export type TournamentChange = z.infer<typeof TournamentChange>

export const watchTournament = stream('/i-one/tournaments/:id/stream', 'Stream a tournament', {
  access: 'public',
  params: ById,
  messages: { tournament: Tournament, change: TournamentChange, ...streamMessages, end: z.object({}) },
  errors: ['not-found'],
})

const byPlace = (a: TableRow, b: TableRow) => a.place - b.place || (a.team < b.team ? -1 : 1)

export const applyTournamentChange = <T extends Tournament>(before: T, change: TournamentChange): T => {
  const { state, champion, serverTime, others, scorers = before.scorers, cards = before.cards } = change
  const ties = new Map(change.ties.map((tie) => [tie._id, tie]))
  const stages = before.stages.map((stage) => ({
    ...stage,
    ties: stage.ties.map((tie) => ties.get(tie._id) ?? tie),
    tables: stage.tables.map((table) => {
      const moved = change.tables.find(({ name }) => name === table.name)
      if (!moved) return table
      const { complete } = moved
      const rows = new Map([...table.rows, ...moved.rows].map((row) => [row.team, row]))
      return { ...table, complete, rows: [...rows.values()].toSorted(byPlace) }
    }),
    ...(others && stage.kind === 'groups' && { others: others.length ? others : undefined }),
  }))
  return { ...before, state, champion, stages, scorers, cards, serverTime }
}
