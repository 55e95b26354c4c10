import { drawSets, startSession } from '@i-one/contract/sessions'
import type { App } from '../../lib/app.ts'
import { drawByLot, start } from '../actions.ts'
import { isGoing } from '../places/rules.ts'
import { requireMay, requireNotStarted, requireStartable } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { requireSides, seatEveryone } from './rules.ts'
import { seatPlayers } from './sql.ts'

export const sets = (app: App) => {
  serveChange(app, drawSets, async (session, { db, user, now }) => {
    requireMay('draw', session, user)
    requireNotStarted(session, now)
    await drawByLot(db, session, { by: user.id, now })
  })

  serveChange(app, startSession, async (session, { db, user, now }) => {
    requireMay('start', session, user)
    requireStartable(session, now)
    const players = session.places.filter(({ state }) => isGoing(state))
    const drawn = session.drawnAt ? players : await drawByLot(db, session, { by: user.id, now })
    const seats = seatEveryone(drawn, session.sets)
    requireSides(seats, session.sets)
    await seatPlayers(db, session.id, seats)
    await start(db, session, { by: user.id, now })
  })
}
