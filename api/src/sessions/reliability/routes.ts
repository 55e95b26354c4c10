import {
  getOwnNoShows,
  getPitchRecord,
  listCaptainRecords,
  listNoShows,
  noShowDays,
  pitchRecordDays,
} from '@i-one/contract/sessions/reliability'
import { day } from '@i-one/game/durations'
import { requireFound, ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { findPitch } from '../../pitches/sql.ts'
import { requirePermission } from '../rules.ts'
import { findSession } from '../sql.ts'
import { toPitchRecord } from './rules.ts'
import { countPitchAnswers, countNoShows, listNoShowsIn, listRecordsOfWaitingCaptains } from './sql.ts'

const aYearBefore = (now: Date) => new Date(now.getTime() - noShowDays * day)

export const reliability = (app: App) => {
  serve(app, listNoShows, async ({ params, user, db, now }) => {
    const session = requireFound(await findSession(db, params.id))
    requirePermission('listNoShows', session, user)
    return listNoShowsIn(db, session.id, aYearBefore(now))
  })

  serve(app, getOwnNoShows, ({ user, db, now }) => countNoShows(db, user.id, aYearBefore(now)))

  serve(app, getPitchRecord, async ({ params, db, now }) => {
    if (!(await findPitch(db, params.id))) throw new ApiError('not-found')
    const counts = await countPitchAnswers(db, params.id, new Date(now.getTime() - pitchRecordDays * day))
    return counts ? toPitchRecord(counts) : {}
  })

  serve(app, listCaptainRecords, ({ user, db, now }) => listRecordsOfWaitingCaptains(db, user.id, now))
}
