import { askSquad, getTieAvailability, updateTieAvailability } from '@i-one/contract/tournaments/availability'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import type { Caller } from '../../roles.ts'
import { requireEntry, requirePermission, requireTie } from '../rules.ts'
import { type StoredTie, type StoredTournament, findTournament } from '../sql.ts'
import { askPlayers } from './notifying.ts'
import {
  requestCooldown,
  toAvailabilityView,
  listTieEntries,
  isInSquad,
  requireDrawn,
  requireUpcomingMatch,
} from './rules.ts'
import { saveAnswer, saveAskedAt, listAnswers } from './sql.ts'

const show = async (db: Database, stored: StoredTournament, tie: StoredTie, reader: Caller, now: Date) => {
  const answers =
    tie.start === null ? [] : await listAnswers(db, { match: tie.id, start: new Date(tie.start) })
  return toAvailabilityView(stored, tie, answers, reader, now)
}

export const tieAvailability = (app: App) => {
  serve(app, getTieAvailability, async ({ params, user, db, now }) => {
    const stored = requireFound(await findTournament(db, params.id))
    return show(db, stored, requireTie(stored, params.match), user, now)
  })

  serve(app, updateTieAvailability, async ({ params, body: { answer }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const stored = requireFound(await findTournament(db, params.id))
    const tie = requireTie(stored, params.match)
    if (!listTieEntries(stored, tie).some((entry) => isInSquad(entry, user.id)))
      throw new ApiError('not-in-squad')
    await saveAnswer(db, requireUpcomingMatch(stored, tie, now), user.id, answer)
    return show(db, stored, tie, user, now)
  })

  serve(app, askSquad, async ({ params, body: { team }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const stored = requireFound(await findTournament(db, params.id))
    const leaders = stored.entries.find((entry) => entry.team === team)?.leaders ?? []
    requirePermission('askSquad', stored, user, leaders)
    requireDrawn(stored)
    const tie = requireTie(stored, params.match)
    const { squad } = requireEntry({ entries: listTieEntries(stored, tie) }, team)
    const players = squad.map(({ player }) => player).filter((player) => player !== user.id)
    const before = new Date(now.getTime() - requestCooldown)
    const asked = await saveAskedAt(db, requireUpcomingMatch(stored, tie, now), players, { before, now })
    await askPlayers(db, stored, tie, { team, users: asked }, { by: user.id, now })
    return show(db, stored, tie, user, now)
  })
}
