import type { enterResult } from '@i-one/contract/tournaments/results'
import { findCorrection } from '@i-one/game/tournaments/correction'
import type * as z from 'zod/mini'
import { ApiError } from '../../lib/http/api-error.ts'
import { isKnockOut, isLive, isRecorded, toProgress, toWithdrawal } from '../progress.ts'
import { requireNoneBegun } from '../rules.ts'
import type { PlayedMatch } from '../scores-sql.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'
import type { EnteredResult } from './sql.ts'

export type ResultInput = z.output<typeof enterResult.body>

const isLevel = ({ scoreOne, scoreTwo, shootOutOne, shootOutTwo }: PlayedMatch) =>
  scoreOne === scoreTwo && shootOutOne === shootOutTwo

/** True if the result only adds extra time or penalties to a match that ended level. */
const isDecision = (played: PlayedMatch, { T1, T2, shootOut }: ResultInput) =>
  isLevel(played) && T1 >= played.scoreOne && T2 >= played.scoreTwo && (T1 !== T2 || shootOut !== undefined)

export const requireEnterable = (tie: StoredTie, input: ResultInput) => {
  if (tie.teamOne === null || tie.teamTwo === null) throw new ApiError('sides-unknown')
  if (isLive(tie) || isRecorded(tie)) throw new ApiError('match-unfinished', { match: { _id: tie.id } })
  if (input.kind === 'lot' && !isKnockOut(tie)) throw new ApiError('may-end-level')
  if (!tie.played?.isScored) return
  if (input.kind === 'lot' && !isLevel(tie.played)) throw new ApiError('not-a-draw')
  if (!input.kind && !(isKnockOut(tie) && isDecision(tie.played, input))) throw new ApiError('match-recorded')
}

export const requireNotVoid = ({ entries, rules }: StoredTournament, teams: readonly (string | null)[]) => {
  const areVoid = entries.some((entry) => teams.includes(entry.team) && toWithdrawal(entry, rules) === 'void')
  if (areVoid) throw new ApiError('results-void')
}

export const requireResultNotVoid = (tournament: StoredTournament, tie: StoredTie) => {
  if (!isKnockOut(tie)) requireNotVoid(tournament, [tie.teamOne, tie.teamTwo])
}

export const toEnteredResult = (
  { T1, T2, shootOut, kind }: ResultInput,
  { played }: StoredTie,
  walkover: number,
): EnteredResult => {
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

/** Rejects a correction that changes a match that has begun or, unless `confirmed`, a match with known teams. */
export const requireCorrectable = (
  stored: StoredTournament,
  corrected: StoredTie,
  { confirmed = false }: { confirmed?: boolean | undefined },
) => {
  const ties = stored.ties.map((one) => (one.number === corrected.number ? corrected : one))
  const { changes, begun } = findCorrection(toProgress(stored), toProgress({ ...stored, ties }))
  requireNoneBegun(stored, begun)
  const known = changes.filter(({ before }) => before.some((side) => side !== undefined))
  const replaced = known.filter(({ before, after }) =>
    before.some((side, n) => side !== undefined && side !== after[n]),
  )
  if (replaced.length && !confirmed)
    throw new ApiError('changes-later-matches', {
      changes: replaced.map(({ number, before, after }) => ({
        number,
        before: before.map((side) => side ?? null),
        after: after.map((side) => side ?? null),
      })),
    })
}

export const withResult = (tie: StoredTie, entered: EnteredResult | undefined): StoredTie => ({
  ...tie,
  result: entered?.result ?? null,
  scoreOne: entered?.score[0] ?? null,
  scoreTwo: entered?.score[1] ?? null,
  shootOutOne: entered?.shootOut?.[0] ?? null,
  shootOutTwo: entered?.shootOut?.[1] ?? null,
  lotWinner: null,
})

export const toUnplayed = (tie: StoredTie): StoredTie => ({ ...withResult(tie, undefined), played: null })

export const findReplayed = ({ earlier }: StoredTournament, { number }: StoredTie) =>
  earlier.findLast((one) => one.number === number)

export const toMatchState = ({ result }: EnteredResult) => {
  if (result === 'played' || result === 'lot') return 'finished'
  return result === 'void' ? 'abandoned' : 'walkover'
}
