import { drawLot, drawTournament } from '@i-one/contract/tournaments/draw'
import { createSeededRandom, shuffle } from '@i-one/game/random'
import { sortBySeeding } from '@i-one/game/tournaments/seeding'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { notifyTournamentDrawn } from '../notifying.ts'
import { toProgress } from '../progress.ts'
import { insertLot } from '../results/sql.ts'
import { requireNotEnded, requirePermission, requireNotCancelled, createSeed } from '../rules.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { settleTournament } from '../settle.ts'
import { insertChange } from '../sql.ts'
import { createDraw, requireEnoughTeams, requireEntered } from './rules.ts'
import { saveDraw, listStrengths } from './sql.ts'

const areLevel = (rows: readonly { team: string; place: number }[], teams: readonly string[]) => {
  const [first] = rows.filter(({ team }) => teams.includes(team))
  const together = rows.filter(({ place }) => place === first?.place).map(({ team }) => team)
  return together.length === teams.length && teams.every((team) => together.includes(team))
}

export const draws = (app: App) => {
  serveTournamentChange(app, drawTournament, async (tournament, { body: { seeding }, user, db, now }) => {
    requirePermission('drawTournament', tournament, user)
    requireNotEnded(tournament)
    if (tournament.state !== 'entries') throw new ApiError('already-drawn')
    requireEnoughTeams(tournament)
    if (typeof seeding !== 'string') requireEntered(tournament, seeding)
    const teams = tournament.entries.map(({ team }) => team)
    const strengths = new Map((await listStrengths(db, teams)).map(({ team, strength }) => [team, strength]))
    const entrants = teams.map((team) => {
      const strength = strengths.get(team)
      return { team, ...(strength !== undefined && { strength }) }
    })
    const seed = createSeed()
    const drawn = createDraw(tournament, sortBySeeding(entrants, seeding, seed), seed)
    const by = typeof seeding === 'string' ? seeding : 'hand'
    await saveDraw(db, { ...drawn, tournamentId: tournament.id, seeding: by, seed, now })
    await insertChange(db, { tournamentId: tournament.id, change: 'drawn', by: user.id, now })
    const made = await settleTournament(db, tournament, { by: user.id, now })
    if (made) await notifyTournamentDrawn(db, made, { by: user.id, now })
  })

  serveTournamentChange(app, drawLot, async (tournament, { body: { teams }, user, db, now }) => {
    requirePermission('drawLot', tournament, user)
    requireNotCancelled(tournament)
    if (!tournament.rules.order.includes('lot')) throw new ApiError('not-level')
    const { groups, others } = toProgress(tournament)
    const tables = groups.filter(({ complete }) => complete).map(({ staying }) => staying)
    if (![...tables, others].some((rows) => areLevel(rows, teams))) throw new ApiError('not-level')
    const seed = createSeed()
    const drawn = shuffle(teams.toSorted(), createSeededRandom(seed))
    await insertLot(db, { tournamentId: tournament.id, teams: drawn, seed, now })
    await insertChange(db, { tournamentId: tournament.id, change: 'lot', by: user.id, now })
    await settleTournament(db, tournament, { by: user.id, now })
  })
}
