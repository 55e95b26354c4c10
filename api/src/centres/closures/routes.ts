import {
  addCentreClosure,
  changeCentreClosure,
  reopenCentre,
  listCentreClosures,
} from '@i-one/contract/centres/closures'
import { lockCentres } from '../../at-centre.ts'
import { toStaffId, addToCentreLog } from '../../centre-log.ts'
import type { EndpointConcerning } from '../../is-allowed.ts'
import type { Database } from '../../lib/database/database.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { Caller } from '../../roles.ts'
import { saveAuthor } from '../../text-authors.ts'
import { getCentreFor } from '../staff/actions.ts'
import { closePitches, getNextCheckTime, reopenPitches, planClosure, toClosureView } from './actions.ts'
import { deleteClosure, findClosure, insertClosure, listClosures, updateClosure } from './sql.ts'

const lockOne = async (
  call: EndpointConcerning<'centre'>,
  db: Database,
  { id, closure }: { id: string; closure: string },
  user: Caller,
) => {
  const centre = await getCentreFor(call, db, id, user)
  await lockCentres(db, { ids: [id], pitches: [] })
  const one = await findClosure(db, closure)
  return one?.centreId === centre.id ? { ...one, centre } : undefined
}

export const centreClosures = (app: App) => {
  serve(app, listCentreClosures, async ({ params, user, db, now }) => {
    const centre = await getCentreFor('listCentreClosures', db, params.id, user)
    const all = []
    for (const one of await listClosures(db, centre.id)) all.push(await toClosureView(db, one, now))
    const current = all.filter(({ next, yearly }) => next !== undefined || yearly)
    return current.toSorted((a, b) => ((a.next ?? a.from) < (b.next ?? b.from) ? -1 : 1))
  })

  serve(app, addCentreClosure, async ({ params, body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const centre = await getCentreFor('addCentreClosure', db, params.id, user)
    await lockCentres(db, { ids: [centre.id], pitches: [] })
    const plan = await planClosure(db, centre.id, body, now)
    const id = await insertClosure(db, centre.id, body, getNextCheckTime(now))
    await saveAuthor(db, { id, by: user.id, texts: { 'centre_closures.reason': body.reason } })
    await closePitches(db, { id, reason: body.reason, ...plan, by: user.id, now })
    return toClosureView(db, requireFound(await findClosure(db, id)), now)
  })

  serve(app, changeCentreClosure, async ({ params, body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const { id, centreId, reason } = requireFound(await lockOne('changeCentreClosure', db, params, user))
    const plan = await planClosure(db, centreId, body, now)
    await reopenPitches(db, id, { by: user.id, now })
    await updateClosure(db, id, body, getNextCheckTime(now))
    const isNew = body.reason !== reason
    await saveAuthor(db, { id, by: user.id, texts: { 'centre_closures.reason': isNew && body.reason } })
    await closePitches(db, { id, reason: body.reason, ...plan, by: user.id, now })
    return toClosureView(db, requireFound(await findClosure(db, id)), now)
  })

  serve(app, reopenCentre, async ({ params, user, db, now }) => {
    const closure = await lockOne('reopenCentre', db, params, user)
    if (closure) {
      const opened = await reopenPitches(db, closure.id, { by: user.id, now })
      await deleteClosure(db, closure.id)
      // logs the deletion only if no hours were reopened, because reopening hours writes its own log entry
      if (opened === 0) {
        const at = { centreId: closure.centreId, by: toStaffId(closure.centre, user), now }
        await addToCentreLog(db, at, { act: 'opened', count: 0, about: closure.reason })
      }
    }
    return { message: i18n._('The pitches are open again') }
  })
}
