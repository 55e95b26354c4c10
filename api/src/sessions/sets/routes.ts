import { drawSets, startSession } from '@i-one/contract/sessions'
import type { App } from '../../lib/app.ts'
import { start } from '../actions.ts'
import { requireMay, requireNotStarted, requireStartable } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { drawByLot, seatLatecomers } from './drawing.ts'
import { requireSides } from './rules.ts'

export const sets = (app: App) => {
  serveChange(app, drawSets, async (session, { db, user, now }) => {
    requireMay('drawSets', session, user)
    requireNotStarted(session, now)
    await drawByLot(db, session, { by: user.id, now })
  })

  serveChange(app, startSession, async (session, { db, user, now }) => {
    requireMay('startSession', session, user)
    requireStartable(session, now)
    const seats = session.drawnAt
      ? await seatLatecomers(db, session)
      : await drawByLot(db, session, { by: user.id, now })
    requireSides(seats, session.sets)
    await start(db, session, { by: user.id, now })
  })
}
