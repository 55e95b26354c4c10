import type { enterResult } from '@i-one/contract/tournaments/results'
import { correction } from '@i-one/game/tournaments/correction'
import type * as z from 'zod/mini'
import { Refusal } from '../../lib/http/refusal.ts'
import { isKnockOut, isLive, isRecorded, progressOf, withdrawalOf } from '../course.ts'
import { requireNoneBegun } from '../rules.ts'
import type { PlayedMatch } from '../scores-sql.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'
import type { Entered } from './sql.ts'

type Asked = z.output<typeof enterResult.body>

/** Whether nobody goes on from a match as it was scored. */
const isLevel = ({ scoreOne, scoreTwo, shootOutOne, shootOutTwo }: PlayedMatch) =>
  scoreOne === scoreTwo && shootOutOne === shootOutTwo

/** What can be entered of a match that was scored to its end: goals and penalties that decide it where it was level. */
const isDecision = (played: PlayedMatch, { T1, T2, shootOut }: Asked) =>
  isLevel(played) && T1 >= played.scoreOne && T2 >= played.scoreTwo && (T1 !== T2 || shootOut !== undefined)

/** A match that is being scored is ended first. One that was scored to its end is corrected by its events. */
export const requireEnterable = (tie: StoredTie, asked: Asked) => {
  if (tie.teamOne === null || tie.teamTwo === null) throw new Refusal('sides-unknown')
  if (isLive(tie) || isRecorded(tie)) throw new Refusal('match-unfinished', { match: { _id: tie.id } })
  if (asked.kind === 'lot' && !isKnockOut(tie)) throw new Refusal('may-end-level')
  if (!tie.played?.isScored) return
  if (asked.kind === 'lot' && !isLevel(tie.played)) throw new Refusal('not-a-draw')
  if (!asked.kind && !(isKnockOut(tie) && isDecision(tie.played, asked))) throw new Refusal('match-recorded')
}

/** None of the results that a team had in its table counts when it has withdrawn and the rules say so. */
export const requireCounts = ({ entries, rules }: StoredTournament, teams: readonly (string | null)[]) => {
  const areVoid = entries.some((entry) => teams.includes(entry.team) && withdrawalOf(entry, rules) === 'void')
  if (areVoid) throw new Refusal('results-void')
}

export const requireResultCounts = (tournament: StoredTournament, tie: StoredTie) => {
  if (!isKnockOut(tie)) requireCounts(tournament, [tie.teamOne, tie.teamTwo])
}

/** What is kept of it: a walkover has the score of the rules, a lot that of the match. */
export const entered = (
  { T1, T2, shootOut, kind }: Asked,
  { played }: StoredTie,
  walkover: number,
): Entered => {
  switch (kind) {
    case 'walkover':
      return { result: kind, score: T1 > T2 ? [walkover, 0] : [0, walkover] }
    case 'both-absent':
    case 'void':
      return { result: kind, score: [0, 0] }
    case 'lot':
      return { result: kind, score: played?.isScored ? [played.scoreOne, played.scoreTwo] : [T1, T2] }
    default:
      return { result: 'played', score: [T1, T2], shootOut: shootOut && [shootOut.T1, shootOut.T2] }
  }
}

/**
 * Refused where a match as it would be changes a later one that has begun, or, until it is `confirmed`, one whose sides
 * were known.
 */
export const requireFollowing = (
  stored: StoredTournament,
  corrected: StoredTie,
  { confirmed = false }: { confirmed?: boolean | undefined },
) => {
  const ties = stored.ties.map((one) => (one.number === corrected.number ? corrected : one))
  const { changes, begun } = correction(progressOf(stored), progressOf({ ...stored, ties }))
  requireNoneBegun(stored, begun)
  const known = changes.filter(({ before }) => before.some((side) => side !== undefined))
  const replaced = known.filter(({ before, after }) =>
    before.some((side, n) => side !== undefined && side !== after[n]),
  )
  if (replaced.length && !confirmed)
    throw new Refusal('changes-later-matches', {
      changes: replaced.map(({ number, before, after }) => ({
        number,
        before: before.map((side) => side ?? null),
        after: after.map((side) => side ?? null),
      })),
    })
}

/** The match with this result instead of the one that was entered. */
export const withResult = (tie: StoredTie, entered: Entered | undefined): StoredTie => ({
  ...tie,
  result: entered?.result ?? null,
  scoreOne: entered?.score[0] ?? null,
  scoreTwo: entered?.score[1] ?? null,
  shootOutOne: entered?.shootOut?.[0] ?? null,
  shootOutTwo: entered?.shootOut?.[1] ?? null,
  lotWinner: null,
})

/** As if it had not been played. */
export const unplayed = (tie: StoredTie): StoredTie => ({ ...withResult(tie, undefined), played: null })

/** Of matches that are played again, the one that this match is played instead of. */
export const replayedBy = ({ earlier }: StoredTournament, { number }: StoredTie) =>
  earlier.findLast((one) => one.number === number)

/** What stands in schedules for a match that nobody recorded. */
export const stateOf = ({ result }: Entered) => {
  if (result === 'played' || result === 'lot') return 'finished'
  return result === 'void' ? 'abandoned' : 'walkover'
}
