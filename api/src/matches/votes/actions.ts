import type { Database } from '../../lib/database/database.ts'
import { forEachDue } from '../../lib/database/each-due.ts'
import { votingDuration } from '../player-of-the-match.ts'
import { saveVotesCountedAt, lockUncountedMatch, replaceAwards } from './sql.ts'

export const countVotes = (db: Database, now: Date) =>
  forEachDue(
    db,
    (db, failed) => lockUncountedMatch(db, new Date(now.getTime() - votingDuration), failed),
    async (db, id) => {
      await saveVotesCountedAt(db, id, now)
      await replaceAwards(db, id)
    },
  )
