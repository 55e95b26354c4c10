import { getCentreByCode } from '@i-one/contract/centres/sharing'
import type { App } from '../../lib/http/app.ts'
import { found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { findShared } from './actions.ts'

export const centreSharing = (app: App) =>
  serve(app, getCentreByCode, async ({ params, db, now }) => found(await findShared(db, params.code, now)))
