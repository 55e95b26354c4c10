import { deductPoints, enterResult, removeResult } from '@i-one/contract/tournaments/results'
import type { App } from '../../lib/http/app.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { decideFixture } from '../../matches/fixtures/sql.ts'
import { requireEntry, requireMay, requireNotCancelled, requireTie } from '../rules.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { settle } from '../settle.ts'
import { insertChange } from '../sql.ts'
import {
  entered,
  requireCounts,
  requireEnterable,
  requireFollowing,
  requireResultCounts,
  stateOf,
} from './rules.ts'
import { keepDeduction, keepResult } from './sql.ts'

export const results = (app: App) => {
  serveTournamentChange(app, enterResult, async (tournament, { params, body, user, db, now }) => {
    requireMay('enterResult', tournament, user)
    requireNotCancelled(tournament)
    const tie = requireTie(tournament, params.match)
    requireResultCounts(tournament, tie)
    requireEnterable(tie, body.kind)
    const result = entered(body, tournament.rules.walkover)
    requireFollowing(tournament, tie, { result, confirmed: body.confirmed ?? false })
    await keepResult(db, tie.id, result)
    await decideFixture(db, tie.id, {
      state: stateOf(result),
      score: result.score,
      shootOut: result.shootOut,
    })
    await notifyTopics(db, `match:${tie.id}`)
    await insertChange(db, {
      tournamentId: tournament.id,
      change: 'result',
      match: tie.id,
      by: user.id,
      now,
    })
    await settle(db, tournament, { by: user.id, now, match: tie.id })
  })

  serveTournamentChange(app, removeResult, async (tournament, { params, body, user, db, now }) => {
    requireMay('removeResult', tournament, user)
    const tie = requireTie(tournament, params.match)
    requireResultCounts(tournament, tie)
    requireFollowing(tournament, tie, { result: undefined, confirmed: body.confirmed ?? false })
    await keepResult(db, tie.id, undefined)
    await decideFixture(db, tie.id, { state: 'scheduled', score: [0, 0] })
    await notifyTopics(db, `match:${tie.id}`)
    await insertChange(db, {
      tournamentId: tournament.id,
      change: 'result-removed',
      match: tie.id,
      by: user.id,
      now,
    })
    await settle(db, tournament, { by: user.id, now })
  })

  serveTournamentChange(app, deductPoints, async (tournament, { params, body, user, db, now }) => {
    requireMay('deductPoints', tournament, user)
    const { team } = requireEntry(tournament, params.team)
    requireNotCancelled(tournament)
    requireCounts(tournament, [team])
    await keepDeduction(db, { tournamentId: tournament.id, team, ...body })
    const change = { tournamentId: tournament.id, change: 'deduction', team, by: user.id, now }
    await insertChange(db, { ...change, reason: body.reason })
    await settle(db, tournament, { by: user.id, now })
  })
}
