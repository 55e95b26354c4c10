import { type Database, inTransaction } from '../../lib/database.ts'
import { votingTime } from './rules.ts'
import { keepCounted, lockUncounted, rewriteAwards } from './sql.ts'

const countOne = async (db: Database, before: Date, now: Date) => {
  const id = await lockUncounted(db, before)
  if (id === undefined) return false
  await keepCounted(db, id, now)
  await rewriteAwards(db, id)
  return true
}

/** Counts every vote that has closed, each match in a transaction of its own. */
export const countVotes = async (db: Database, now: Date) => {
  const before = new Date(now.getTime() - votingTime)
  while (await inTransaction(db, (transaction) => countOne(transaction, before, now)));
}
