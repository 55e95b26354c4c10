import { watchSchedule } from '@i-one/contract/matches/schedule'
import type { App } from '../../lib/http/app.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import type { EventStream } from '../../lib/live/event-stream.ts'
import { createSharedReads } from '../../lib/live/shared-reads.ts'
import { findMatch } from '../sql.ts'
import { toScheduleRow } from '../wire.ts'
import { type ScheduleQuery, listOwnRows, listPublicRows, mergeRows, parseScheduleQuery } from './actions.ts'
import { ScheduleStream } from './open-schedule.ts'
import { createRowFollower } from './rows.ts'
import { toUserTopic, listTopicsAround } from './rules.ts'

export const scheduleStreams = (app: App) => {
  const onError = (error: unknown) => app.fastify.log.error({ err: error }, 'schedule: cannot read matches')

  const followRow = createRowFollower({
    read: async (id) => {
      const match = await findMatch(app.db, id, null)
      return match && { row: toScheduleRow(match), isPublic: match.visibility !== 'link' }
    },
    follow: (id, listener) => app.live.follow(`match:${id}`, listener),
    onError,
  })

  /** Caches the query, because nearby users get mostly the same rows and reload at the same moment. */
  const shared = createSharedReads((wanted: ScheduleQuery) => listPublicRows(app.db, wanted))

  serveStream(app, watchSchedule, ({ query, user }) => {
    const wanted = parseScheduleQuery(query)
    const topics = [toUserTopic(user.id), ...(wanted.near ? listTopicsAround(wanted.near) : ['matches'])]
    const source = {
      list: async () =>
        mergeRows(...(await Promise.all([shared(wanted), listOwnRows(app.db, user.id, wanted)]))),
      followRow,
      followMatches: (listener: () => void) => {
        const followed = topics.map((topic) => app.live.follow(topic, listener))
        return () => followed.forEach((unfollow) => unfollow())
      },
      now: app.now,
      onError,
    }
    return Promise.resolve((stream: EventStream) => new ScheduleStream(source, stream).begin())
  })
}
