import {
  addPitchPhoto,
  arrangePitchPhotos,
  getPitchPhoto,
  listPitchPhotos,
  updatePitchPhoto,
  removePitchPhoto,
} from '@i-one/contract/pitches/photo'
import { hour } from '@i-one/game/durations'
import { requirePermission } from '../../bookings/closures/rules.ts'
import { findOwnedPitch } from '../../bookings/closures/sql.ts'
import { toStaffId, addChangesToCentreLog } from '../../centre-log.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { cropPhoto, immutableCacheControl, parsePhotoFileName } from '../../lib/http/photo.ts'
import { consumeQuota } from '../../lib/http/rate-limit.ts'
import { type RequestContext, serve } from '../../lib/http/serve.ts'
import { getOwnPitch } from '../registration/actions.ts'
import { type StoredOwnPitch, lockPitch } from '../registration/sql.ts'
import { findPitch } from '../sql.ts'
import { arrangePhotos, toPitchPhotos } from './actions.ts'
import { deletePhotos, findPitchPhoto, insertPhoto, listPhotosOf } from './sql.ts'

const limit = { name: 'pitch photos of account', max: 60, within: hour }

const shapes = { small: { width: 480, height: 300 }, large: { width: 1280, height: 800 } }

const logPhotos = (
  db: Database,
  pitch: StoredOwnPitch,
  { before, after }: { before: number; after: number },
  { user, now }: { user: { id: string }; now: Date },
) =>
  addChangesToCentreLog(
    db,
    { centreId: pitch.centre, by: toStaffId(pitch, user), now },
    [{ what: 'photos', from: String(before), to: String(after) }],
    pitch.name,
  )

type Upload = Omit<RequestContext<typeof addPitchPhoto>, 'query' | 'reply'>

export const pitchPhotos = (app: App) => {
  // checks permissions and the rate limit first, because decoding the picture is slow
  const cropUpload =
    (call: 'addPitchPhoto' | 'updatePitchPhoto') =>
    async ({ params: { id }, body, user, db, now, request }: Upload) => {
      requirePermission(call, requireFound(await findOwnedPitch(db, id)), user)
      await consumeQuota(app, { limit, who: user.id }, now)
      return cropPhoto(body, request, shapes)
    }

  serve(app, listPitchPhotos, async ({ params, db }) => {
    requireFound(await findPitch(db, params.id))
    return toPitchPhotos(await listPhotosOf(db, params.id))
  })

  serve(app, addPitchPhoto, {
    prepare: cropUpload('addPitchPhoto'),
    handle: async ({ prepared: photo, params: { id }, user, db, now }) => {
      const pitch = requireFound(await lockPitch(db, id))
      requirePermission('addPitchPhoto', pitch, user)
      const photos = await listPhotosOf(db, id)
      if (photos.some(({ hash }) => hash === photo.hash)) return toPitchPhotos(photos)
      await insertPhoto(db, id, photos.length + 1, photo)
      await logPhotos(db, pitch, { before: photos.length, after: photos.length + 1 }, { user, now })
      return arrangePhotos(db, id, await listPhotosOf(db, id))
    },
  })

  serve(app, arrangePitchPhotos, async ({ params: { id }, body, user, db, now }) => {
    const pitch = requireFound(await lockPitch(db, id))
    requirePermission('arrangePitchPhotos', pitch, user)
    const photos = await listPhotosOf(db, id)
    const named = new Set(body.photos.map(({ _id }) => _id))
    if (
      named.size !== body.photos.length ||
      named.size !== photos.length ||
      !photos.every((photo) => named.has(photo.id))
    )
      throw new ApiError('photos-changed', { photos: toPitchPhotos(photos) })
    const isSame = photos.every(({ id: own, alt }, at) => {
      const input = body.photos[at]
      return input?._id === own && input.alt === alt
    })
    const count = photos.length
    if (!isSame) await logPhotos(db, pitch, { before: count, after: count }, { user, now })
    const input = body.photos.map(({ _id, alt }) => ({ ...photos.find((photo) => photo.id === _id)!, alt }))
    return arrangePhotos(db, id, input)
  })

  serve(app, removePitchPhoto, async ({ params: { id, photo }, user, db, now }) => {
    const pitch = requireFound(await lockPitch(db, id))
    requirePermission('removePitchPhoto', pitch, user)
    const photos = await listPhotosOf(db, id)
    const left = photos.filter((one) => one.id !== photo)
    await deletePhotos(db, id, [photo])
    if (left.length < photos.length)
      await logPhotos(db, pitch, { before: photos.length, after: left.length }, { user, now })
    return arrangePhotos(db, id, left)
  })

  serve(app, updatePitchPhoto, {
    prepare: cropUpload('updatePitchPhoto'),
    handle: async ({ prepared: photo, params: { id }, user, db, now }) => {
      const pitch = requireFound(await lockPitch(db, id))
      requirePermission('updatePitchPhoto', pitch, user)
      const photos = await listPhotosOf(db, id)
      const replaced = photos.filter(({ hash }, at) => at === 0 || hash === photo.hash)
      const ids = replaced.map((one) => one.id)
      await deletePhotos(db, id, ids)
      await insertPhoto(db, id, 1, photo)
      const left = await listPhotosOf(db, id)
      await arrangePhotos(db, id, left)
      await logPhotos(db, pitch, { before: photos.length, after: left.length }, { user, now })
      return getOwnPitch(db, id, now)
    },
  })

  serve(app, getPitchPhoto, async ({ params, db, reply }) => {
    const { hash, size } = parsePhotoFileName(params.file)
    const bytes = requireFound(await findPitchPhoto(db, hash, size))
    reply.header('cache-control', immutableCacheControl)
    return bytes
  })
}
