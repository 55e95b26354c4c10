import { randomUUID } from 'node:crypto'
import type { TournamentRules } from '@i-one/contract/tournaments/rules'
import { sql } from 'kysely'
import type { TestApp } from '../app.ts'
import { createScheduledTournament } from '../make-tournament.ts'
import type { Person } from '../make.ts'
import type { Model } from './model.ts'

const tables = {
  tournaments: 'id',
  tournament_entries: 'tournament_id',
  tournament_squads: 'tournament_id',
  tournament_matches: 'tournament_id',
} as const
const ofMatches = { matches: 'id', lineups: 'match_id' } as const

export const createTournamentTemplate = async (
  app: TestApp,
  organizer: Person,
  traits: Parameters<typeof createScheduledTournament>[1],
) => {
  const made = await createScheduledTournament(app, { ...traits, organizer })
  const rowsOf = async (table: string, column: string, ids: readonly string[]) => {
    const rows = sql<{
      rows: unknown[]
    }>`select coalesce(json_agg(row), '[]') as rows from ${sql.table(table)} row
      where ${sql.ref(column)} = any(${ids}::uuid[])`
    return (await rows.execute(app.db)).rows[0]!.rows
  }
  const rows: Record<string, unknown[]> = {}
  for (const [table, column] of Object.entries(tables)) rows[table] = await rowsOf(table, column, [made.id])
  const matches = rows['tournament_matches']!.map((row) => (row as { id: string }).id)
  for (const [table, column] of Object.entries(ofMatches)) rows[table] = await rowsOf(table, column, matches)
  const players = new Map(made.teams.map(({ id, captain }) => [id, captain.id]))
  const shown = await made.show()
  return { id: made.id, matches, pitch: made.pitch, players, rows, shown }
}

export type TournamentTemplate = Awaited<ReturnType<typeof createTournamentTemplate>>

const insert = (table: string, rows: unknown) =>
  sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`

export const cloneTournament = async (
  app: TestApp,
  { id, matches, players, rows, shown }: TournamentTemplate,
  rules: Partial<TournamentRules>,
): Promise<{ id: string; model: Model }> => {
  const ids = new Map([id, ...matches].map((one) => [one, randomUUID() as string]))
  let text = JSON.stringify(rows)
  for (const [from, to] of ids) text = text.replaceAll(from, to)
  const copy = JSON.parse(text) as typeof rows
  const [tournament] = copy['tournaments'] as { code: string; rules: TournamentRules }[]
  tournament!.code = `copy-${ids.get(id)}`
  Object.assign(tournament!.rules, rules)
  const [first = sql``, ...others] = Object.entries(copy).map(([table, all]) => insert(table, all))
  const inserted = others.map((one, n) => sql`i${sql.raw(`${n}`)} as (${one})`)
  await sql`with ${sql.join(inserted)} ${first}`.execute(app.db)
  const copied = ids.get(id)!
  const ties = shown.stages.flatMap((stage) => stage.ties.map((tie) => ({ ...tie, kind: stage.kind })))
  const model: Model = {
    form: shown.form,
    rules: { ...shown.rules, ...rules },
    qualify: shown.form === 'groups' ? (shown.qualify ?? 1) : 0,
    entries: Object.fromEntries(
      shown.entries
        .toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0))
        .map(({ team, group }) => [
          team._id,
          { group: group ?? null, player: players.get(team._id)!, deduction: 0 },
        ]),
    ),
    matches: ties.map(({ _id, number, group, teamOne, teamTwo, ...tie }) => ({
      id: ids.get(_id)!,
      number,
      group: group ?? null,
      sources: tie.kind === 'knock-out' ? [teamOne.source ?? '', teamTwo.source ?? ''] : null,
      isFinal: tie.kind === 'knock-out' && tie.round === 1 && !tie.thirdPlace,
      sides: [teamOne.team ?? null, teamTwo.team ?? null],
      events: [],
      isPlaced: true,
      isMatch: tie.isMatch,
      votes: {},
      isCounted: false,
    })),
    earlier: [],
    lots: [],
  }
  return { id: copied, model }
}
