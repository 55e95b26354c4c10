import { recordEvents } from '@i-one/contract/matches'
import { inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { readMatch } from '../actions.ts'
import { mayScore, requireSeen } from '../rules.ts'
import { lockToRecord } from '../sql.ts'
import { eventOnWire } from '../wire.ts'
import { addEvents } from './actions.ts'

export const matchEvents = (app: App) => {
  serve(app, recordEvents, ({ params, body, user, db, now }) =>
    inTransaction(db, async (transaction) => {
      const match = requireSeen(await lockToRecord(transaction, params.id, user.id), user)
      if (!mayScore(match, user)) throw new Refusal('not-scorer')
      if (match.is_entered) throw new Refusal('result-entered')
      const added = await addEvents(transaction, match, body.events, {
        by: user.id,
        now,
        settleMatch: app.settleMatch,
        isOrganizer: user.isAdmin || (match.tournament_id !== null && match.is_captain),
      })
      return {
        seq: match.seq + added.accepted.length,
        accepted: added.accepted.map((event) => eventOnWire(match, event)),
        repeated: added.repeated,
        refused: added.refused,
        match: await readMatch(transaction, match.id, user, now),
      }
    }),
  )
}
