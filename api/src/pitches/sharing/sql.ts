import type { Database } from '../../lib/database/database.ts'
import { allIds, firstRow } from '../../lib/database/rows.ts'
import { isFound } from '../sql.ts'

export const countListed = async (db: Database) => {
  const row = await firstRow<{ count: number }>(
    db,
  )`select count(*)::int as count from pitches where ${isFound}`
  return row?.count ?? 0
}

export const listListed = (db: Database, skip: number, most: number) =>
  allIds(db)`select id from pitches where ${isFound} order by id offset ${skip} limit ${most}`
