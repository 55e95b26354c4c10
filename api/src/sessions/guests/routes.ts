import { addGuests } from '@i-one/contract/sessions/places'
import type { App } from '../../lib/http/app.ts'
import { insertPlayers } from '../../players/sql.ts'
import { requireFreeName } from '../../reserved-names.ts'
import { insertChange } from '../history/sql.ts'
import { insertGuestPlaces } from '../places/sql.ts'
import { toCapacityGroup, requireNotStarted, requireVisible } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { settlePlaces } from '../settle-places.ts'
import { toGuestStates, requireMayAddGuests } from './rules.ts'

export const guests = (app: App) => {
  serveChange(app, addGuests, async (session, { body, db, user, now }) => {
    requireVisible(session, user)
    requireNotStarted(session, now)
    requireMayAddGuests(session, user.id, body.guests.length)
    for (const [at, { name }] of body.guests.entries()) requireFreeName(name, `guests.${at}.name`)
    const { set = null } = session.places.find(({ playerId }) => playerId === user.id) ?? {}
    const crowd = toCapacityGroup(session, set)
    const players = await insertPlayers(db, body.guests, now)
    const states = toGuestStates(crowd, players.length)
    const [sessionId, by] = [session.id, user.id]
    const side = session.opponentId === null ? null : set
    await insertGuestPlaces(db, { sessionId, addedBy: by, players, states, set: side, now })
    for (const playerId of players)
      await insertChange(db, { sessionId, change: 'guest-added', by, now, playerId })
    await settlePlaces(db, sessionId, { by, now })
  })
}
