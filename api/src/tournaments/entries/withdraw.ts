import type { Database } from '../../lib/database/database.ts'
import type { UserDoing } from '../../lib/doing.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { unplace } from '../calendar/actions.ts'
import { hasBegun, isKnockOut, isLive } from '../course.ts'
import { notifyWithdrawn } from '../notifying.ts'
import { type Entered, keepResult } from '../results/sql.ts'
import { settle } from '../settle.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'
import { keepWithdrawn } from './sql.ts'

/** What becomes of a match of a team that withdraws: nothing of what was played, unless all its results are void. */
const forfeit = (tie: StoredTie, { rules, entries }: StoredTournament, team: string): Entered | undefined => {
  if (rules.withdrawal === 'void' && !isKnockOut(tie)) return { result: 'void', score: [0, 0] }
  if (hasBegun(tie) || tie.teamOne === null || tie.teamTwo === null) return undefined
  const other = tie.teamOne === team ? tie.teamTwo : tie.teamOne
  const isOut = entries.some((entry) => entry.team === other && entry.state === 'withdrawn')
  if (isOut) return { result: 'both-absent', score: [0, 0] }
  return { result: 'walkover', score: tie.teamOne === team ? [0, rules.walkover] : [rules.walkover, 0] }
}

/** A team goes after the draw: its matches are decided as the rules say, and their slots are free again. */
export const withdraw = async (db: Database, stored: StoredTournament, team: string, doing: UserDoing) => {
  const own = stored.ties.filter(({ teamOne, teamTwo }) => teamOne === team || teamTwo === team)
  const live = own.find(isLive)
  if (live) throw new Refusal('match-unfinished', { match: { _id: live.id } })
  await keepWithdrawn(db, { tournamentId: stored.id, team })
  const open = own.filter((tie) => !hasBegun(tie)).map(({ id }) => id)
  await unplace(db, stored, open, { state: 'cancelled', ...doing })
  const given = []
  for (const tie of own) {
    const result = forfeit(tie, stored, team)
    if (!result) continue
    await keepResult(db, tie.id, result)
    given.push({ tie, score: result.result === 'walkover' ? result.score : undefined })
  }
  await settle(db, stored.id, doing)
  await notifyWithdrawn(db, stored, { team, given }, doing)
}
