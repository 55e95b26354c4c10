import { getPitchPhoto, putPitchPhoto } from '@i-one/contract/pitches/registration'
import { hour } from '@i-one/game/durations'
import { requireMay } from '../../bookings/closures/rules.ts'
import { inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { cutPhoto, forGood, photoFile, photoOf } from '../../lib/http/photo.ts'
import { takeTurn } from '../../lib/http/rate-limit.ts'
import { found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { showOwn } from '../registration/actions.ts'
import { updatePhotoAddress } from '../registration/sql.ts'
import { findPitch } from '../sql.ts'
import { findPitchPhoto, keepPitchPhoto } from './sql.ts'

const limit = { name: 'pitch photos of account', most: 60, within: hour }

/** In pixels: a card, and the head of the pitch's page. */
const shapes = { small: { width: 480, height: 300 }, large: { width: 1280, height: 800 } }

export const pitchPhotos = (app: App) => {
  serve(app, putPitchPhoto, async ({ params, body, user, db, now, request }) => {
    const pitch = found(await findPitch(db, params.id))
    requireMay('putPitchPhoto', pitch, user)
    await takeTurn(app, { limit, who: user.id }, now)
    const photo = await cutPhoto(body, request, shapes)
    const address = getPitchPhoto.path.replace(':file', photoFile(photo.hash, 'large'))
    return inTransaction(db, async (tx) => {
      await keepPitchPhoto(tx, pitch.id, photo)
      await updatePhotoAddress(tx, pitch.id, address)
      return showOwn(tx, pitch.id, now)
    })
  })

  serve(app, getPitchPhoto, async ({ params, db, reply }) => {
    const { hash, size } = photoOf(params.file)
    const bytes = found(await findPitchPhoto(db, hash, size))
    reply.header('cache-control', forGood)
    return bytes
  })
}
