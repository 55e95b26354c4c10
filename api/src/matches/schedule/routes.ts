import { type MatchRow, watchSchedule } from '@i-one/contract/matches/schedule'
import type { App } from '../../lib/http/app.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { sharedReads } from '../../lib/live/shared-reads.ts'
import { requireSchedule } from '../rules.ts'
import { type Schedule, findMatch, listLinkedSchedule, listPublicSchedule } from '../sql.ts'
import { scheduleRow } from '../wire.ts'
import { OpenSchedule } from './open-schedule.ts'
import { followedRows } from './rows.ts'

const keyOf = ({ start, _id }: MatchRow) => `${start} ${_id}`
const most = 1000

const inOrder = (rows: MatchRow[]) => rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).slice(0, most)

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

  /** Most of every schedule is the same for all who have it open, and they all hear of a new match at once. */
  const publicRows = sharedReads(async (wanted: Schedule) =>
    (await listPublicSchedule(app.db, wanted)).map(scheduleRow),
  )

  serveStream(app, watchSchedule, async ({ query, user }) => {
    const wanted = { from: new Date(query.from), to: new Date(query.to), filter: query.filter }
    requireSchedule(wanted.from, wanted.to)
    const source = {
      list: async () => {
        const [seen, linked] = await Promise.all([
          publicRows(wanted),
          listLinkedSchedule(app.db, user.id, wanted),
        ])
        return inOrder([...seen, ...linked.map(scheduleRow)])
      },
      followRow,
      followMatches: (listener: () => void) => app.live.follow('matches', listener),
      now: app.now,
      onError,
    }
    return (stream) => new OpenSchedule(source, stream).begin()
  })
}
