import { getCentreImage, getCentreByCode } from '@i-one/contract/centres/sharing'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { sendImage } from '../../lib/http/preview-image.ts'
import { serve } from '../../lib/http/serve.ts'
import { drawPitch } from '../../pitches/sharing/drawing.ts'
import { toCentreDrawing, findSharedCentre } from './actions.ts'

export const centreSharing = (app: App) => {
  serve(app, getCentreByCode, async ({ params, db, now }) => {
    const { shared } = requireFound(await findSharedCentre(db, params.code, now))
    return shared
  })

  serve(app, getCentreImage, async ({ params, db, now, request, reply }) => {
    const { shared } = requireFound(await findSharedCentre(db, params.code, now))
    return sendImage(drawPitch(toCentreDrawing(shared)), request, reply)
  })
}
