import { drawPitch } from '@i-one/contract/sharing'
import { found } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { sendImage } from '../../lib/http/preview-image.ts'
import { serve } from '../../lib/http/serve.ts'
import { findListedPitch } from './actions.ts'
import { drawingOf, drawnOf } from './drawing.ts'

export const pitchSharing = (app: App) =>
  serve(app, drawPitch, async ({ params, db, request, reply }) => {
    const pitch = found(await findListedPitch(db, params.id))
    return sendImage(drawingOf(drawnOf(pitch)), request, reply)
  })
