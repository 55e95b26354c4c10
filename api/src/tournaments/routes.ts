import {
  cancelTournament,
  createTournament,
  getTournament,
  getTournamentByCode,
  listTournaments,
} from '@i-one/contract/tournaments'
import { ApiError, requireFound } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { requireCurrency } from '../lib/http/known-names.ts'
import { lockActiveUser } from '../lib/http/log-in.ts'
import { serve } from '../lib/http/serve.ts'
import { requireFreeGroupName } from '../reserved-names.ts'
import { saveAuthor } from '../text-authors.ts'
import { unscheduleMatches } from './calendar/actions.ts'
import { listTournamentCards } from './cards-sql.ts'
import { waiveFees } from './fees/actions.ts'
import { notifyTournamentCancelled } from './notifying.ts'
import { createTournamentCode, requireFutureDeadline, requirePermission, requireNotBegun } from './rules.ts'
import { serveTournamentChange, getTournamentView } from './serve-tournament-change.ts'
import {
  findTournamentByCode,
  insertChange,
  insertTournament,
  updateTournamentState,
  tournamentFields,
} from './sql.ts'
import { toTournamentCard, toTournamentView } from './tournament-view.ts'
import { findTimeZone } from './zone.ts'

export const tournaments = (app: App) => {
  serve(app, createTournament, async ({ body, user, db, now }) => {
    if (!user.isOwner && !user.isAdmin) throw new ApiError('organizers-only')
    if (!user.isAdmin) requireFreeGroupName(body.name)
    requireFutureDeadline(body, now)
    if (body.fee) requireCurrency(body.fee.currency, 'fee.currency')
    await lockActiveUser(db, user.id)
    const [lng = null, lat = null] = body.location?.coordinates ?? []
    const row = {
      ...body,
      code: createTournamentCode(body.name),
      state: 'entries',
      rules: JSON.stringify(body.rules),
      timeZone: await findTimeZone(db, body, { by: user.id, now }),
    }
    const id = await insertTournament(db, {
      ...tournamentFields.toColumns(row),
      organizer_id: user.id,
      entries_until: body.entriesUntil,
      squad_most: body.squad.most,
      squad_until: body.squad.until ?? body.entriesUntil,
      fee_amount: body.fee?.amount ?? null,
      fee_currency: body.fee?.currency ?? null,
      lng,
      lat,
      created_at: now,
    })
    await insertChange(db, { tournamentId: id, change: 'created', by: user.id, now })
    const texts = { 'tournaments.about': body.about ?? body.address }
    await saveAuthor(db, { id, by: user.id, texts })
    return getTournamentView(db, id, user, now)
  })

  serve(app, listTournaments, async ({ query: { lng, lat, radius, show, limit }, user, db }) => {
    const near = lng === undefined || lat === undefined ? undefined : { lng, lat, within: radius * 1000 }
    const rows = await listTournamentCards(db, { userId: user?.id ?? null, show, near, limit })
    return rows.map((row) => toTournamentCard(row, user))
  })

  serve(app, getTournament, ({ params, user, db, now }) => getTournamentView(db, params.id, user, now))

  serve(app, getTournamentByCode, async ({ params, user, db, now }) =>
    toTournamentView(requireFound(await findTournamentByCode(db, params.code)), user, now),
  )

  serveTournamentChange(app, cancelTournament, async (tournament, { body, user, db, now }) => {
    requirePermission('cancelTournament', tournament, user)
    requireNotBegun(tournament)
    const matches = tournament.ties.map(({ id }) => id)
    await unscheduleMatches(db, tournament, matches, { state: 'cancelled', by: user.id, now })
    await updateTournamentState(db, tournament.id, 'cancelled', now)
    await waiveFees(db, tournament, now)
    const change = { tournamentId: tournament.id, change: 'cancelled', by: user.id, now }
    await insertChange(db, { ...change, reason: body.reason })
    await notifyTournamentCancelled(db, tournament, body.reason, { by: user.id, now })
  })
}
