import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { forEachDue } from '../lib/database/each-due.ts'
import { firstValue } from '../lib/database/rows.ts'
import { toProgress } from './progress.ts'
import { settleTournament } from './settle.ts'
import { findTournament } from './sql.ts'

export interface WrongMatch {
  tournament: string
  number: number
}

const lockMarked = (db: Database, failed: readonly string[]) =>
  firstValue<string>(db)`
    select id from tournaments where settle_again and id <> all (${failed}::uuid[])
    limit 1 for no key update skip locked`

const unmark = (db: Database, id: string) =>
  sql`update tournaments set settle_again = false where id = ${id}`.execute(db)

const settleOnce = async (db: Database, id: string, now: Date): Promise<WrongMatch[]> => {
  await unmark(db, id)
  const stored = await findTournament(db, id)
  const settled = stored && (await settleTournament(db, stored, { by: null, now, isForced: true }))
  if (!settled) return []
  return toProgress(settled).ties.flatMap(({ number, lockedTeams, sourceTeams }) =>
    lockedTeams?.some((team, side) => team !== sourceTeams[side])
      ? [{ tournament: settled.code, number }]
      : [],
  )
}

/** Corrects wrong teams stored by an earlier version. Matches that have begun are only reported. */
export const resettleTournaments = (db: Database, now: Date, report: (wrong: WrongMatch) => void) =>
  forEachDue(db, lockMarked, async (db, id) => {
    for (const wrong of await settleOnce(db, id, now)) report(wrong)
  })
