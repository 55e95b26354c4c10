import { getPhoto, updatePhoto, removePhoto } from '@i-one/contract/accounts/photo'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { cropPhoto, immutableCacheControl, parsePhotoFileName } from '../../lib/http/photo.ts'
import { consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { limits } from '../rules.ts'
import { toUser, getUserById } from '../sql.ts'
import { deletePhoto, findPhoto, savePhoto } from './sql.ts'

const square = (edge: number) => ({ width: edge, height: edge })

const squares = { small: square(160), large: square(640) }

export const photos = (app: App) => {
  serve(app, updatePhoto, {
    prepare: async ({ body, user, now, request }) => {
      await consumeQuota(app, { limit: limits.accountPhotos, who: user.id }, now)
      return cropPhoto(body, request, squares)
    },
    handle: async ({ prepared: photo, user, db }) => {
      await savePhoto(db, user.id, photo)
      return { user: toUser(await getUserById(db, user.id)) }
    },
  })

  serve(app, removePhoto, async ({ user, db }) => {
    await deletePhoto(db, user.id)
    return { user: toUser(await getUserById(db, user.id)) }
  })

  serve(app, getPhoto, async ({ params, db, reply }) => {
    const { hash, size } = parsePhotoFileName(params.file)
    const bytes = requireFound(await findPhoto(db, hash, size))
    reply.header('cache-control', immutableCacheControl)
    return bytes
  })
}
