import { recordEvents } from '@i-one/contract/matches'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { getMatchView } from '../actions.ts'
import { mayScore, requireVisible } from '../rules.ts'
import { lockForRecording } from '../sql.ts'
import { addEvents } from './actions.ts'

export const matchEvents = (app: App) => {
  serve(app, recordEvents, async ({ params, body, user, db, now }) => {
    const match = requireVisible(await lockForRecording(db, params.id, user.id), user)
    // guard: only scorers record a match
    if (!mayScore(match, user)) throw new ApiError('not-scorer')
    if (match.is_replayed) throw new ApiError('match-replayed')
    if (match.is_entered) throw new ApiError('result-entered')
    const added = await addEvents(db, match, body.events, {
      by: user.id,
      now,
      teams: body.teams,
      settleMatch: app.settleMatch,
      isOrganizer: user.isAdmin || (match.tournament_id !== null && match.is_captain),
    })
    const after = await getMatchView(db, params.id, user, now)
    const accepted = after.events.filter(({ seq }) => seq > match.seq)
    return { ...added, seq: match.seq + added.accepted.length, accepted, match: after }
  })
}
