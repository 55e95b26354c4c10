import { upcomingStates } from '@i-one/contract/sessions/states'
import type { Database } from '../../lib/database/database.ts'
import { firstValue, toSqlLiterals } from '../../lib/database/rows.ts'
import { toWaitlistEnd, updatePlaces } from '../place-updates.ts'
import type { WaitlistMove } from './rules.ts'

/** An offer keeps the player's position. A promotion resets `leave_free_until`, so grant free leaving afterwards. */
export const applyWaitlistMove = (db: Database, move: WaitlistMove, sessionId: string, now: Date) => {
  const { playerId, to, until } = move
  return db
    .updateTable('places')
    .set({
      state: to,
      ...(to === 'offered' ? { offer_until: until } : { since: toWaitlistEnd(sessionId, now) }),
      ...(to === 'going' && { offer_until: null, leave_free_until: null }),
    })
    .where('session_id', '=', sessionId)
    .where('player_id', '=', playerId)
    .execute()
}

export const updateAutoAccept = (db: Database, sessionId: string, playerId: string, takeMeIn: boolean) =>
  updatePlaces(db, sessionId, { take_me_in: takeMeIn }).where('player_id', '=', playerId).execute()

export const limitOffers = (db: Database, sessionId: string, until: Date) =>
  updatePlaces(db, sessionId, { offer_until: until })
    .where('state', '=', 'offered')
    .where('offer_until', '>', until)
    .execute()

export const clearExpiredOffers = (db: Database, sessionId: string) =>
  updatePlaces(db, sessionId, { offer_until: null })
    .where('state', '=', 'waitlisted')
    .where('offer_until', 'is not', null)
    .execute()

export const lockSessionWithOffers = (db: Database, now: Date, failed: readonly string[]) =>
  firstValue<string>(db)`
    select s.id from places place join sessions s on s.id = place.session_id
    where place.state = 'offered' and (place.offer_until <= ${now} or s.state not in (${toSqlLiterals(upcomingStates)}))
      and s.id <> all(${failed}::uuid[])
    order by place.offer_until limit 1 for no key update of s skip locked`
