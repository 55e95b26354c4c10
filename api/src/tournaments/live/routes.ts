import type { Language } from '@i-one/contract/languages'
import { watchTournament } from '@i-one/contract/tournaments/live'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { currentLanguage, inLanguage } from '../../lib/i18n/i18n.ts'
import { readLastEventId } from '../../lib/live/event-stream.ts'
import { findScores } from '../scores-sql.ts'
import { findTournament } from '../sql.ts'
import { applyScores, listLiveTies, toSnapshot } from './change.ts'
import { TournamentHub, type TournamentSource } from './tournament-hub.ts'

const keyOf = (id: string, language: Language) => `${language} ${id}`

export const tournamentStreams = (app: App) => {
  const hubs = new Map<string, TournamentHub>()

  const open = (id: string, language: Language) => {
    const key = keyOf(id, language)
    const source: TournamentSource = {
      isWholeDue: true,
      read: (before) =>
        inLanguage(language, async () => {
          const goals = before && !source.isWholeDue && (await findScores(app.db, id, listLiveTies(before)))
          const after = goals && applyScores(before, goals)
          if (after) return after
          source.isWholeDue = false
          const stored = await findTournament(app.db, id)
          return stored && toSnapshot(stored, before)
        }),
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
      onEmpty: () => hubs.delete(key),
    }
    const hub = new TournamentHub(source)
    hubs.set(key, hub)
    return hub
  }

  serveStream(app, watchTournament, async ({ params: { id }, user, request }) => {
    const language = currentLanguage()
    const key = keyOf(id, language)
    if (!hubs.has(key)) requireFound(await findTournament(app.db, id))
    const after = readLastEventId(request.headers['last-event-id'], Number.MAX_SAFE_INTEGER)
    return (stream) => (hubs.get(key) ?? open(id, language)).enter(stream, user, after)
  })
}
