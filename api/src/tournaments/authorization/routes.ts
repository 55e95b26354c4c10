import {
  type TournamentRequest,
  answerTournament,
  listTournamentsToAuthorize,
} from '@i-one/contract/tournaments/authorization'
import { authorizeBooking } from '../../bookings/actions.ts'
import type { App } from '../../lib/http/app.ts'
import { Refusal, badInput } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { instantText } from '../../lib/instant-text.ts'
import { listPitches } from '../calendar/sql.ts'
import { notifyAnswered } from '../pitches/notifying.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { insertChange } from '../sql.ts'
import { listAuthorized, listWaiting, takeBack } from './actions.ts'
import { type RequestRow, listRequests } from './sql.ts'

const requestView = (row: RequestRow, now: Date): TournamentRequest => ({
  tournament: { _id: row.id, code: row.code, name: row.name },
  organizer: row.organizer,
  pitch: { _id: row.pitch, name: row.pitchName, timeZone: row.timeZone },
  slots: row.slots.map(({ start, end, matches }) => ({
    start: instantText(new Date(start)),
    end: instantText(new Date(end)),
    matches,
  })),
  matches: row.slots.reduce((sum, { matches }) => sum + matches, 0),
  price: { amount: row.amount, currency: row.currency },
  authorizeBy: instantText(row.authorizeBy),
  serverTime: instantText(now),
})

export const tournamentAuthorization = (app: App) => {
  serve(app, listTournamentsToAuthorize, async ({ user, db, now }) =>
    (await listRequests(db, user.id, now)).map((row) => requestView(row, now)),
  )

  serveTournamentChange(app, answerTournament, async (stored, { body, user, db, now }) => {
    const [pitch] = await listPitches(db, [body.pitch])
    if (!pitch) throw badInput({ pitch: 'There is no such pitch' })
    if (pitch.ownerId !== user.id && !user.isAdmin) throw new Refusal('not-yours')
    const waiting = await listWaiting(db, stored, body.pitch)
    const doing = { by: user.id, now }
    const given = body.authorize || waiting.length ? [] : await listAuthorized(db, stored, body.pitch, now)
    if (!waiting.length && !given.length) throw new Refusal('not-awaiting-authorization')
    const slots = waiting.map(({ id }) => id)
    if (body.authorize) {
      await notifyAnswered(db, stored, slots, { answer: 'accepted' }, doing)
      for (const id of slots) await authorizeBooking(db, id, doing)
    } else if (given.length)
      await takeBack(db, stored, given, { state: 'cancelled', reason: body.reason, ...doing })
    else await takeBack(db, stored, waiting, { state: 'declined', reason: body.reason, ...doing })
    const change = body.authorize ? 'authorized' : 'declined'
    await insertChange(db, { tournamentId: stored.id, change, ...doing, reason: body.reason })
  })
}
