import {
  type TournamentRequest,
  answerTournament,
  listTournamentsToAuthorize,
} from '@i-one/contract/tournaments/authorization'
import { sum } from '@i-one/game/sum'
import { authorizeBooking } from '../../bookings/actions.ts'
import { requirePermission } from '../../bookings/closures/rules.ts'
import { findOwnedPitch } from '../../bookings/closures/sql.ts'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { toInstantText } from '../../lib/instant-text.ts'
import { notifyPitchAnswered } from '../pitches/notifying.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { insertChange } from '../sql.ts'
import { listConfirmedSlots, listPendingSlots, cancelSlots } from './actions.ts'
import { type RequestRow, listRequests } from './sql.ts'

const requestView = (row: RequestRow, now: Date): TournamentRequest => ({
  tournament: { _id: row.id, code: row.code, name: row.name },
  organizer: row.organizer,
  pitch: { _id: row.pitch, name: row.pitchName, timeZone: row.timeZone },
  slots: row.slots.map(({ start, end, matches }) => ({
    start: toInstantText(new Date(start)),
    end: toInstantText(new Date(end)),
    matches,
  })),
  matches: sum(row.slots.map(({ matches }) => matches)),
  price: { amount: row.amount, currency: row.currency },
  authorizeBy: toInstantText(row.authorizeBy),
  serverTime: toInstantText(now),
})

export const tournamentAuthorization = (app: App) => {
  serve(app, listTournamentsToAuthorize, async ({ user, db, now }) =>
    (await listRequests(db, user.id, now)).map((row) => requestView(row, now)),
  )

  serveTournamentChange(app, answerTournament, async (stored, { body, user, db, now }) => {
    const pitch = await findOwnedPitch(db, body.pitch)
    if (!pitch) throw toInputError({ pitch: i18n._('This pitch doesn’t exist') })
    requirePermission('answerTournament', pitch, user)
    const waiting = await listPendingSlots(db, stored, body.pitch)
    const actor = { by: user.id, now }
    const takesBack = !body.authorize && body.takeBack
    const input = takesBack ? await listConfirmedSlots(db, stored, body.pitch, now) : []
    const slots = [...waiting, ...input]
    if (!slots.length) throw new ApiError('not-awaiting-authorization')
    if (body.authorize) {
      const ids = slots.map(({ id }) => id)
      await notifyPitchAnswered(db, stored, ids, { answer: 'accepted' }, actor)
      for (const id of ids) await authorizeBooking(db, id, actor)
    } else {
      const state = takesBack ? 'cancelled' : 'declined'
      await cancelSlots(db, stored, slots, { state, reason: body.reason, ...actor })
    }
    const change = body.authorize ? 'authorized' : 'declined'
    await insertChange(db, { tournamentId: stored.id, change, ...actor, reason: body.reason })
  })
}
