import { voteForPlayer } from '@i-one/contract/matches'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { getMatchView } from '../actions.ts'
import { requirePermission } from '../rules.ts'
import { listSides, lockMatch } from '../sql.ts'
import { requireValidVote } from './rules.ts'
import { saveVote } from './sql.ts'

export const votes = (app: App) => {
  serve(app, voteForPlayer, async ({ params, body, user, db, now }) => {
    const match = requirePermission('voteForPlayer', await lockMatch(db, params.id, user.id), user)
    const players = (await listSides(db, match.id)).map(({ player_id }) => player_id)
    requireValidVote(match, { voter: user.id, player: body.player }, players, now)
    await saveVote(db, { matchId: match.id, voterId: user.id, playerId: body.player, now })
    return getMatchView(db, match.id, user, now)
  })
}
