import type { Database } from '../../lib/database/database.ts'
import { eachDue } from '../../lib/database/each-due.ts'
import { votingTime } from '../player-of-the-match.ts'
import { saveCountedAt, lockUncounted, rewriteAwards } from './sql.ts'

export const countVotes = (db: Database, now: Date) =>
  eachDue(
    db,
    (db, failed) => lockUncounted(db, new Date(now.getTime() - votingTime), failed),
    async (db, id) => {
      await saveCountedAt(db, id, now)
      await rewriteAwards(db, id)
    },
  )
