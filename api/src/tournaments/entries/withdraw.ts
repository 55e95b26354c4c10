import { findCorrection } from '@i-one/game/tournaments/correction'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { unscheduleMatches } from '../calendar/actions.ts'
import { notifyEntryWithdrawn } from '../notifying.ts'
import { hasBegun, isKnockOut, isLive, isRecorded, toProgress } from '../progress.ts'
import { withResult } from '../results/rules.ts'
import { type EnteredResult, saveResult } from '../results/sql.ts'
import { settleTournament } from '../settle.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'
import { markWithdrawn } from './sql.ts'

const plays = ({ teamOne, teamTwo }: StoredTie, team: string) => teamOne === team || teamTwo === team

const forfeitOf = (
  tie: StoredTie,
  { rules, entries }: StoredTournament,
  { team, keepsPlace }: { team: string; keepsPlace: boolean },
): EnteredResult | undefined => {
  if (rules.withdrawal === 'void' && !isKnockOut(tie) && !keepsPlace) return { result: 'void', score: [0, 0] }
  if (hasBegun(tie) || tie.teamOne === null || tie.teamTwo === null) return undefined
  const other = tie.teamOne === team ? tie.teamTwo : tie.teamOne
  const isOut = entries.some((entry) => entry.team === other && entry.state === 'withdrawn')
  if (isOut) return { result: 'both-absent', score: [0, 0] }
  return { result: 'walkover', score: tie.teamOne === team ? [0, rules.walkover] : [rules.walkover, 0] }
}

const progressWithout = (stored: StoredTournament, team: string, keepsPlace: boolean) => {
  const entries = stored.entries.map((entry) =>
    entry.team === team ? { ...entry, state: 'withdrawn' as const, keepsPlace } : entry,
  )
  const ties = stored.ties.map((tie) => {
    const result =
      plays(tie, team) && !isKnockOut(tie) ? forfeitOf(tie, stored, { team, keepsPlace }) : undefined
    return result ? withResult(tie, result) : tie
  })
  return toProgress({ ...stored, entries, ties })
}

/** True if the withdrawn team must keep its place, because replacing it would change a match that has begun. */
const isTooLate = (stored: StoredTournament, team: string) =>
  findCorrection(toProgress(stored), progressWithout(stored, team, false)).begun.length > 0

/** Gives the team's knock-out place to the next team of its group, unless this changes a match that has begun. */
export const withdrawEntry = async (
  db: Database,
  stored: StoredTournament,
  team: string,
  actor: UserActor,
) => {
  const all = stored.ties.filter((tie) => plays(tie, team))
  const live = all.find((tie) => isLive(tie) || isRecorded(tie))
  if (live) throw new ApiError('match-unfinished', { match: { _id: live.id } })
  const keepsPlace = isTooLate(stored, team)
  const { ties } = progressWithout(stored, team, keepsPlace)
  const sides = new Map(ties.map(({ number, teams }) => [number, teams]))
  const own = all.filter((tie) => sides.get(tie.number)?.includes(team) ?? true)
  await markWithdrawn(db, { tournamentId: stored.id, team, keepsPlace })
  const open = own.filter((tie) => !hasBegun(tie)).map(({ id }) => id)
  await unscheduleMatches(db, stored, open, { state: 'cancelled', ...actor })
  const given = []
  for (const tie of own) {
    const result = forfeitOf(tie, stored, { team, keepsPlace })
    if (!result) continue
    await saveResult(db, tie.id, result)
    given.push({ tie, score: result.result === 'walkover' ? result.score : undefined })
  }
  await settleTournament(db, stored, { ...actor, isForced: true })
  await notifyEntryWithdrawn(db, stored, { team, given }, actor)
}
