import { saveSetLineup } from '@i-one/contract/sessions/sets'
import type { App } from '../../lib/http/app.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { isOver, requireMay } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { inOrder, lineupOfSet, requireCurrent, requireRoom } from './rules.ts'
import { keepSetLineup } from './sql.ts'

export const setLineups = (app: App) => {
  serveChange(app, saveSetLineup, async (session, { params, body, db, user, now }) => {
    requireMay('saveSetLineup', session, user)
    const lineup = lineupOfSet(session, params.set)
    if (!lineup || !session.drawnAt) throw new Refusal('not-found')
    if (isOver(session, now)) throw new Refusal('session-ended')
    requireCurrent(body, lineup)
    requireRoom(body.players, session.playersPerTeam)
    const saved = { sessionId: session.id, set: params.set, by: user.id }
    await keepSetLineup(db, saved, inOrder(body.players))
  })
}
