import { acceptOffer, putIn, setWaiting } from '@i-one/contract/sessions/places'
import type { App } from '../../lib/http/app.ts'
import { settlePlaces } from '../actions.ts'
import { requirePlace } from '../places/rules.ts'
import { capacityOf, requireMay, requireNotStarted, requireSeen } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { takeOffer } from './actions.ts'
import { carryOut } from './move-line.ts'
import { comesIn, hasOfferToTake, onWaitingChanged } from './rules.ts'
import { keepTakeMeIn } from './sql.ts'

export const waiting = (app: App) => {
  serveChange(app, acceptOffer, async (session, { db, user, now }) => {
    requireSeen(session, user)
    requireNotStarted(session, now)
    if (!hasOfferToTake(session.places, user.id, now)) return
    await takeOffer(db, session, 'joined', { by: user.id, now })
    await settlePlaces(db, session.id, { by: user.id, now })
  })

  serveChange(app, putIn, async (session, { params, db, user, now }) => {
    requireMay('putIn', session, user)
    const place = requirePlace(session.places, params.place)
    requireNotStarted(session, now)
    if (!comesIn({ ...session, capacity: capacityOf(session) }, place)) return
    const doing = { by: user.id, now }
    await carryOut(db, session, { playerId: place.playerId, to: 'going' }, doing)
    await settlePlaces(db, session.id, doing)
  })

  serveChange(app, setWaiting, async (session, { body: { takeMeIn }, db, user, now }) => {
    requireSeen(session, user)
    requireNotStarted(session, now)
    const { waits, takesOffer } = onWaitingChanged(session.places, user.id, takeMeIn, now)
    if (!waits) return
    await keepTakeMeIn(db, { sessionId: session.id, playerId: user.id }, takeMeIn)
    if (takesOffer) await takeOffer(db, session, 'taken-in', { by: user.id, now })
    await settlePlaces(db, session.id, { by: user.id, now })
  })
}
