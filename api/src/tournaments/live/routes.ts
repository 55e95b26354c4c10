import { watchTournament } from '@i-one/contract/tournaments'
import type { App } from '../../lib/http/app.ts'
import { found } from '../../lib/http/refusal.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { message } from '../../lib/live/event-stream.ts'
import { SnapshotHub } from '../../lib/live/snapshot-hub.ts'
import type { Asker } from '../../permissions.ts'
import { type StoredTournament, findTournament } from '../sql.ts'
import { tournamentView } from '../tournament-view.ts'

type TournamentHub = SnapshotHub<StoredTournament, Asker | null>

/** Whoever has nothing to do with it is shown the same as the others: all who are signed in, and all who are not. */
const showTo = (stored: StoredTournament, now: Date) => {
  const made = new Map<string, Buffer>()
  const ofTheirs = new Set([
    stored.organizerId,
    ...stored.entries.flatMap(({ leaders, squad }) => [...leaders, ...squad.map(({ player }) => player)]),
  ])
  return (reader: Asker | null) => {
    const theirs = reader && (ofTheirs.has(reader.id) || reader.isAdmin)
    const key = theirs ? reader.id : reader ? 'signed in' : 'nobody'
    const bytes = made.get(key) ?? Buffer.from(message('tournament', tournamentView(stored, reader, now)))
    made.set(key, bytes)
    return bytes
  }
}

export const tournamentStreams = (app: App) => {
  const hubs = new Map<string, TournamentHub>()

  const open = (id: string) => {
    const hub: TournamentHub = new SnapshotHub({
      read: () => findTournament(app.db, id),
      isOver: ({ state }) => state === 'cancelled',
      show: (stored) => showTo(stored, app.now()),
      follow: (listener) => app.live.follow(`tournament:${id}`, listener),
      now: app.now,
      onError: (error) => app.fastify.log.error({ err: error, tournament: id }, 'live: cannot read'),
      onEmpty: () => hubs.delete(id),
    })
    hubs.set(id, hub)
    return hub
  }

  serveStream(app, watchTournament, async ({ params: { id }, user }) => {
    found(await findTournament(app.db, id))
    return (stream) => (hubs.get(id) ?? open(id)).enter(stream, user)
  })
}
