import { getPitchImage } from '@i-one/contract/sharing'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { sendImage } from '../../lib/http/preview-image.ts'
import { serve } from '../../lib/http/serve.ts'
import { findListedPitch } from './actions.ts'
import { drawPitch, toPitchDrawing } from './drawing.ts'

export const pitchSharing = (app: App) =>
  serve(app, getPitchImage, async ({ params, db, request, reply }) => {
    const pitch = requireFound(await findListedPitch(db, params.id))
    return sendImage(drawPitch(toPitchDrawing(pitch)), request, reply)
  })
