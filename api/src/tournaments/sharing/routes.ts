import {
  getTournamentCalendar,
  exportTournament,
  getTournamentImage,
} from '@i-one/contract/tournaments/sharing'
import { inRequestLanguage } from '../../accounts/language/actions.ts'
import { findRevisions, reviseEvents } from '../../lib/calendar/revisions.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { sendImage } from '../../lib/http/preview-image.ts'
import { serve } from '../../lib/http/serve.ts'
import { getTournamentView } from '../serve-tournament-change.ts'
import { findTournament } from '../sql.ts'
import { toTournamentView } from '../tournament-view.ts'
import { createTournamentDrawing } from './drawing.ts'
import { toCalendarEvents, formatTournamentCsv, formatTournamentCalendar } from './export.ts'
import { listTieChangeTimes } from './sql.ts'

export const tournamentSharing = (app: App) => {
  serve(app, getTournamentImage, async ({ params, db, now, request, reply }) =>
    sendImage(createTournamentDrawing(await getTournamentView(db, params.id, null, now)), request, reply),
  )

  serve(app, exportTournament, async ({ params, db, now, reply }) => {
    const tournament = await getTournamentView(db, params.id, null, now)
    void reply.header('content-disposition', `attachment; filename="${tournament.code}.csv"`)
    return formatTournamentCsv(tournament)
  })

  serve(app, getTournamentCalendar, async ({ params, query, db, now, request: { namesLanguage } }) => {
    const { publicUrl } = app.config
    const { hostname } = new URL(publicUrl)
    const known = await findRevisions(db, params.id)
    const stored = requireFound(await findTournament(db, params.id))
    const changedAt = await listTieChangeTimes(db, params.id)
    const listEvents = () => toCalendarEvents(toTournamentView(stored, null, now), changedAt, publicUrl)
    return inRequestLanguage({ db, namesLanguage }, stored.organizerId, async () => {
      const revised = await reviseEvents(db, { id: params.id, hostname, known }, listEvents, now)
      return formatTournamentCalendar(stored, revised, query.team)
    })
  })
}
