import { deductPoints, enterResult, removeResult } from '@i-one/contract/tournaments/results'
import { createSeededRandom, shuffle } from '@i-one/game/random'
import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { updateFixtureResult } from '../../matches/fixtures/sql.ts'
import { hasBegun } from '../progress.ts'
import { requireEntry, requirePermission, requireNotCancelled, requireTie, createSeed } from '../rules.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { settleTournament } from '../settle.ts'
import { insertChange, type StoredTie, type StoredTournament } from '../sql.ts'
import { createReplay, undoReplay } from './replay.ts'
import {
  toEnteredResult,
  findReplayed,
  requireNotVoid,
  requireEnterable,
  requireCorrectable,
  requireResultNotVoid,
  toMatchState,
  toUnplayed,
  withResult,
} from './rules.ts'
import { saveDeduction, saveResult, findLotWinner, insertLot } from './sql.ts'

const drawMatchLot = async (db: Database, { id }: StoredTournament, tie: StoredTie, now: Date) => {
  if (await findLotWinner(db, tie.id)) return
  const seed = createSeed()
  const teams = [tie.teamOne, tie.teamTwo].filter((team) => team !== null).toSorted()
  const drawn = shuffle(teams, createSeededRandom(seed))
  await insertLot(db, { tournamentId: id, teams: drawn, seed, match: tie.id, now })
}

export const results = (app: App) => {
  serveTournamentChange(app, enterResult, async (tournament, { params, body, user, db, now }) => {
    requirePermission('enterResult', tournament, user)
    requireNotCancelled(tournament)
    const tie = requireTie(tournament, params.match)
    requireResultNotVoid(tournament, tie)
    requireEnterable(tie, body)
    const actor = { by: user.id, now }
    if (body.kind === 'replay') return createReplay(db, tournament, tie, body, actor)
    const result = toEnteredResult(body, tie, tournament.rules.walkover)
    // checks a drawn lot like an unplayed match, so that the organizer cannot redraw until the preferred team wins
    const isLot = body.kind === 'lot'
    requireCorrectable(tournament, isLot ? toUnplayed(tie) : withResult(tie, result), body)
    if (isLot) await drawMatchLot(db, tournament, tie, now)
    await saveResult(db, tie.id, result)
    await updateFixtureResult(db, tie.id, { ...result, state: toMatchState(result) })
    await notifyTopics(db, `match:${tie.id}`)
    await insertChange(db, { tournamentId: tournament.id, change: 'result', match: tie.id, ...actor })
    await settleTournament(db, tournament, { ...actor, match: tie.id })
  })

  serveTournamentChange(app, removeResult, async (tournament, { params, body, user, db, now }) => {
    requirePermission('removeResult', tournament, user)
    const tie = requireTie(tournament, params.match)
    requireResultNotVoid(tournament, tie)
    const actor = { by: user.id, now }
    const earlier = findReplayed(tournament, tie)
    if (earlier && !hasBegun(tie)) return undoReplay(db, tournament, { tie, earlier, ...body }, actor)
    requireCorrectable(tournament, withResult(tie, undefined), body)
    await saveResult(db, tie.id, undefined)
    await updateFixtureResult(db, tie.id, { state: 'scheduled', score: [0, 0] })
    await notifyTopics(db, `match:${tie.id}`)
    await insertChange(db, { tournamentId: tournament.id, change: 'result-removed', match: tie.id, ...actor })
    await settleTournament(db, tournament, actor)
  })

  serveTournamentChange(app, deductPoints, async (tournament, { params, body, user, db, now }) => {
    requirePermission('deductPoints', tournament, user)
    const { team } = requireEntry(tournament, params.team)
    requireNotCancelled(tournament)
    requireNotVoid(tournament, [team])
    await saveDeduction(db, { tournamentId: tournament.id, team, ...body })
    const change = { tournamentId: tournament.id, change: 'deduction', team, by: user.id, now }
    await insertChange(db, { ...change, reason: body.reason })
    await settleTournament(db, tournament, { by: user.id, now })
  })
}
