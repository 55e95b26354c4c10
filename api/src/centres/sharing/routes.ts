import { drawCentre, getCentreByCode } from '@i-one/contract/centres/sharing'
import { found } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { sendImage } from '../../lib/http/preview-image.ts'
import { serve } from '../../lib/http/serve.ts'
import { drawingOf } from '../../pitches/sharing/drawing.ts'
import { drawnCentre, findShared } from './actions.ts'

export const centreSharing = (app: App) => {
  serve(app, getCentreByCode, async ({ params, db, now }) => found(await findShared(db, params.code, now)))

  serve(app, drawCentre, async ({ params, db, now, request, reply }) => {
    const centre = found(await findShared(db, params.code, now))
    return sendImage(drawingOf(drawnCentre(centre)), request, reply)
  })
}
