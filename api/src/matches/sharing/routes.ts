import { getMatchImage } from '@i-one/contract/sharing'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { sendImage } from '../../lib/http/preview-image.ts'
import { serve } from '../../lib/http/serve.ts'
import { findPublicMatch } from './actions.ts'
import { createMatchDrawing } from './drawing.ts'

export const matchSharing = (app: App) =>
  serve(app, getMatchImage, async ({ params, db, request, reply }) => {
    const match = requireFound(await findPublicMatch(db, params.id))
    return sendImage(createMatchDrawing(match), request, reply)
  })
