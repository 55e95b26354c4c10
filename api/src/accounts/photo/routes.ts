import { createHash } from 'node:crypto'
import { getPhoto, putPhoto, removePhoto } from '@i-one/contract/accounts/photo'
import type { App } from '../../lib/http/app.ts'
import { cutPicture } from '../../lib/http/picture.ts'
import { takeTurn } from '../../lib/http/rate-limit.ts'
import { found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { photoOf } from '../photo-file.ts'
import { limits } from '../rules.ts'
import { toUser, userById } from '../sql.ts'
import { squares } from './rules.ts'
import { deletePhoto, findPhoto, keepPhoto } from './sql.ts'

const forGood = 'public, max-age=31536000, immutable'

export const photos = (app: App) => {
  serve(app, putPhoto, async ({ body, user, db, now, request }) => {
    await takeTurn(app, { limit: limits.accountPhotos, who: user.id }, now)
    const type = request.headers['content-type'] ?? ''
    const sizes = await cutPicture(body, type, squares)
    const hash = createHash('sha256').update(sizes.large).digest('hex')
    await keepPhoto(db, user.id, { hash, ...sizes })
    return { user: toUser(await userById(db, user.id)) }
  })

  serve(app, removePhoto, async ({ user, db }) => {
    await deletePhoto(db, user.id)
    return { user: toUser(await userById(db, user.id)) }
  })

  serve(app, getPhoto, async ({ params, db, reply }) => {
    const { hash, size } = photoOf(params.file)
    const bytes = found(await findPhoto(db, hash, size))
    reply.header('cache-control', forGood)
    return bytes
  })
}
