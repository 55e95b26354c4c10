import { voteForPlayer } from '@i-one/contract/matches/votes'
import { inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { readMatch } from '../actions.ts'
import { requireMay } from '../rules.ts'
import { listSides, lockMatch } from '../sql.ts'
import { requireVote } from './rules.ts'
import { keepVote } from './sql.ts'

export const votes = (app: App) => {
  serve(app, voteForPlayer, ({ params, body, user, db, now }) =>
    inTransaction(db, async (transaction) => {
      const match = requireMay('voteForPlayer', await lockMatch(transaction, params.id, user.id), user)
      const players = (await listSides(transaction, match.id)).map(({ player_id }) => player_id)
      requireVote(match, { voter: user.id, player: body.player }, players, now)
      await keepVote(transaction, { matchId: match.id, voterId: user.id, playerId: body.player, now })
      return readMatch(transaction, match.id, user, now)
    }),
  )
}
