import { recordEvents } from '@i-one/contract/matches'
import { inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { readMatch } from '../actions.ts'
import { mayScore, requireSeen } from '../rules.ts'
import { lockToRecord } from '../sql.ts'
import { addEvents } from './actions.ts'

export const matchEvents = (app: App) => {
  serve(app, recordEvents, async ({ params, body, user, db, now }) => {
    const recorded = await inTransaction(db, async (transaction) => {
      const match = requireSeen(await lockToRecord(transaction, params.id, user.id), user)
      // guard: only scorers record a match
      if (!mayScore(match, user)) throw new Refusal('not-scorer')
      if (match.is_replayed) throw new Refusal('match-replayed')
      if (match.is_entered) throw new Refusal('result-entered')
      const { accepted, ...added } = await addEvents(transaction, match, body.events, {
        by: user.id,
        now,
        teams: body.teams,
        settleMatch: app.settleMatch,
        isOrganizer: user.isAdmin || (match.tournament_id !== null && match.is_captain),
      })
      return { ...added, from: match.seq, seq: match.seq + accepted.length }
    })
    const { from, ...reply } = recorded
    // spectators do not wait for it, nor does the next who records; it may have more events than these
    const match = await readMatch(db, params.id, user, now)
    const accepted = match.events.filter(({ seq }) => seq > from && seq <= reply.seq)
    return { ...reply, accepted, match }
  })
}
