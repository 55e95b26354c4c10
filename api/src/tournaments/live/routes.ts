import { watchTournament } from '@i-one/contract/tournaments/live'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { readLastEventId } from '../../lib/live/event-stream.ts'
import { findScores } from '../scores-sql.ts'
import { findTournament } from '../sql.ts'
import { applyScores, listLiveTies, toSnapshot } from './change.ts'
import { TournamentHub, type TournamentSource } from './tournament-hub.ts'

export const tournamentStreams = (app: App) => {
  const hubs = new Map<string, TournamentHub>()

  const open = (id: string) => {
    const source: TournamentSource = {
      isWholeDue: true,
      async read(before) {
        const goals = before && !source.isWholeDue && (await findScores(app.db, id, listLiveTies(before)))
        const after = goals && applyScores(before, goals)
        if (after) return after
        source.isWholeDue = false
        const stored = await findTournament(app.db, id)
        return stored && toSnapshot(stored, before)
      },
      follow(listener) {
        const unfollow = [
          app.live.follow(`goals:${id}`, listener),
          app.live.follow(`tournament:${id}`, () => {
            source.isWholeDue = true
            listener()
          }),
        ]
        return () => {
          for (const stop of unfollow) stop()
        }
      },
      now: app.now,
      onError: (error) =>
        app.fastify.log.error({ err: error, tournament: id }, 'live: cannot read the tournament'),
      onEmpty: () => hubs.delete(id),
    }
    const hub = new TournamentHub(source)
    hubs.set(id, hub)
    return hub
  }

  serveStream(app, watchTournament, async ({ params: { id }, user, request }) => {
    if (!hubs.has(id)) requireFound(await findTournament(app.db, id))
    const after = readLastEventId(request.headers['last-event-id'], Number.MAX_SAFE_INTEGER)
    return (stream) => (hubs.get(id) ?? open(id)).enter(stream, user, after)
  })
}
