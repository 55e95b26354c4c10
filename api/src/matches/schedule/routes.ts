import { watchSchedule } from '@i-one/contract/matches/schedule'
import type { App } from '../../lib/http/app.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { requireSchedule } from '../rules.ts'
import { findMatch, listSchedule } from '../sql.ts'
import { scheduleRow } from '../wire.ts'
import { OpenSchedule } from './open-schedule.ts'
import { followedRows } from './rows.ts'

export const scheduleStreams = (app: App) => {
  const onError = (error: unknown) => app.fastify.log.error({ err: error }, 'schedule: cannot read')

  const followRow = followedRows({
    read: async (id) => {
      const match = await findMatch(app.db, id, null)
      return match && { row: scheduleRow(match), isPublic: match.visibility !== 'link' }
    },
    follow: (id, listener) => app.live.follow(`match:${id}`, listener),
    onError,
  })

  serveStream(app, watchSchedule, async ({ query, user }) => {
    const wanted = { from: new Date(query.from), to: new Date(query.to), filter: query.filter }
    requireSchedule(wanted.from, wanted.to)
    const source = {
      list: async () => (await listSchedule(app.db, user.id, wanted)).map(scheduleRow),
      followRow,
      followMatches: (listener: () => void) => app.live.follow('matches', listener),
      now: app.now,
      onError,
    }
    return (stream) => new OpenSchedule(source, stream).begin()
  })
}
