import { transferTournament, listSuccessors } from '@i-one/contract/tournaments/handing-over'
import { updateBooker } from '../../bookings/keeping/sql.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { listBookings } from '../calendar/sql.ts'
import { notifyNewOrganizer } from '../notifying.ts'
import { requireNotEnded, requirePermission } from '../rules.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { findTournament, insertChange } from '../sql.ts'
import { updateOrganizer, listPossibleOrganizers, lockOrganizer } from './sql.ts'

export const tournamentTransfer = (app: App) => {
  serve(app, listSuccessors, async ({ params, user, db }) => {
    const stored = requireFound(await findTournament(db, params.id))
    requirePermission('listSuccessors', stored, user)
    return listPossibleOrganizers(db, stored.id)
  })

  serveTournamentChange(
    app,
    transferTournament,
    async (stored, { body, user, db, now }) => {
      requirePermission('transferTournament', stored, user)
      requireNotEnded(stored)
      if (stored.organizerId === body.organizer) return
      if (!(await lockOrganizer(db, body.organizer))) throw new ApiError('not-an-organizer')
      await updateOrganizer(db, stored.id, body.organizer)
      const slots = await listBookings(db, stored.id)
      // the previous organizer keeps slots that have started, because such slots cannot be released
      const ahead = slots
        .filter(({ state, start }) => (state === 'pending' || state === 'confirmed') && start > now)
        .map(({ id }) => id)
      await updateBooker(db, ahead, body.organizer)
      const actor = { by: user.id, now }
      await notifyNewOrganizer(db, stored, body.organizer, actor)
      await insertChange(db, { tournamentId: stored.id, change: 'handed-over', ...actor })
    },
    ({ db, body }) => lockOrganizer(db, body.organizer),
  )
}
