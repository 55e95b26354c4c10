import { calendarTournament, exportTournament, pictureTournament } from '@i-one/contract/tournaments/sharing'
import type { App } from '../../lib/http/app.ts'
import { sendImage } from '../../lib/http/preview-image.ts'
import { serve } from '../../lib/http/serve.ts'
import { showTournament } from '../serve-tournament-change.ts'
import { drawingOf } from './drawing.ts'
import { csvOf, icsOf } from './export.ts'

export const tournamentSharing = (app: App) => {
  serve(app, pictureTournament, async ({ params, db, now, request, reply }) =>
    sendImage(drawingOf(await showTournament(db, params.id, null, now)), request, reply),
  )

  serve(app, exportTournament, async ({ params, db, now, reply }) => {
    const tournament = await showTournament(db, params.id, null, now)
    void reply.header('content-disposition', `attachment; filename="${tournament.code}.csv"`)
    return csvOf(tournament)
  })

  serve(app, calendarTournament, async ({ params, query, db, now }) =>
    icsOf(await showTournament(db, params.id, null, now), query.team, app.config.publicUrl),
  )
}
