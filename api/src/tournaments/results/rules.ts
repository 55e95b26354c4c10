import type { enterResult } from '@i-one/contract/tournaments/results'
import { correction } from '@i-one/game/tournaments/correction'
import type * as z from 'zod/mini'
import { Refusal } from '../../lib/http/refusal.ts'
import { isKnockOut, isLive, isRecorded, progressOf, withdrawalOf } from '../course.ts'
import { requireNoneBegun } from '../rules.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'
import type { Entered } from './sql.ts'

type Asked = z.output<typeof enterResult.body>

/** A match that is played is ended first; one that was recorded is corrected by what was recorded. */
export const requireEnterable = (tie: StoredTie, kind: Asked['kind']) => {
  if (tie.teamOne === null || tie.teamTwo === null) throw new Refusal('sides-unknown')
  if (isLive(tie) || isRecorded(tie)) throw new Refusal('match-unfinished', { match: { _id: tie.id } })
  if (!kind && tie.result === null && tie.played?.state === 'finished') throw new Refusal('match-recorded')
}

/** None of the results that a team had in its table counts when it has withdrawn and the rules say so. */
export const requireCounts = ({ entries, rules }: StoredTournament, teams: readonly (string | null)[]) => {
  const areVoid = entries.some((entry) => teams.includes(entry.team) && withdrawalOf(entry, rules) === 'void')
  if (areVoid) throw new Refusal('results-void')
}

export const requireResultCounts = (tournament: StoredTournament, tie: StoredTie) => {
  if (!isKnockOut(tie)) requireCounts(tournament, [tie.teamOne, tie.teamTwo])
}

/** What is kept of it: a walkover has the score of the rules. */
export const entered = ({ T1, T2, shootOut, kind }: Asked, walkover: number): Entered => {
  if (kind === 'walkover') return { result: kind, score: T1 > T2 ? [walkover, 0] : [0, walkover] }
  if (kind) return { result: kind, score: [0, 0] }
  return { result: 'played', score: [T1, T2], shootOut: shootOut && [shootOut.T1, shootOut.T2] }
}

/** Refused where it changes a later match that has begun, or, until it is confirmed, one whose sides were known. */
export const requireFollowing = (
  stored: StoredTournament,
  tie: StoredTie,
  { result, confirmed }: { result: Entered | undefined; confirmed: boolean },
) => {
  const corrected = { ...tie, ...(result ? columnsOf(result) : noResult) }
  const ties = stored.ties.map((one) => (one.id === tie.id ? corrected : one))
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

const noResult = { result: null, scoreOne: null, scoreTwo: null, shootOutOne: null, shootOutTwo: null }

export const columnsOf = ({ result, score, shootOut }: Entered) => ({
  result,
  scoreOne: score[0],
  scoreTwo: score[1],
  shootOutOne: shootOut?.[0] ?? null,
  shootOutTwo: shootOut?.[1] ?? null,
})

/** What stands in schedules for a match that nobody recorded. */
export const stateOf = ({ result }: Entered) => {
  if (result === 'played') return 'finished'
  return result === 'void' ? 'abandoned' : 'walkover'
}
