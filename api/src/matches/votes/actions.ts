import type { Database } from '../../lib/database/database.ts'
import { forEachDue } from '../../lib/database/each-due.ts'
import { votingTime } from '../player-of-the-match.ts'
import { saveCountedAt, lockUncountedMatch, replaceAwards } from './sql.ts'

export const countVotes = (db: Database, now: Date) =>
  forEachDue(
    db,
    (db, failed) => lockUncountedMatch(db, new Date(now.getTime() - votingTime), failed),
    async (db, id) => {
      await saveCountedAt(db, id, now)
      await replaceAwards(db, id)
    },
  )
