import { listMyFixtures } from '@i-one/contract/tournaments/mine'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { toFixtureView } from '../../sessions/nearby/fixtures.ts'
import { listFixturesOf } from './sql.ts'

export const myTournaments = (app: App) =>
  serve(app, listMyFixtures, async ({ db, user, now }) =>
    (await listFixturesOf(db, user.id, now)).map((row) => toFixtureView(row, now)),
  )
