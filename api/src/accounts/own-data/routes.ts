import { type OwnData, exportUser } from '@i-one/contract/accounts/own-data'
import type { App } from '../../lib/http/app.ts'
import { consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { limits } from '../rules.ts'
import { type UserRow, toUser, getUserById } from '../sql.ts'
import { findOwnPhoto, listOwnData } from './sql.ts'

const toProfile = (row: UserRow): OwnData['profile'] => ({
  ...toUser(row),
  createdAt: row.createdAt.toISOString(),
  emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
  suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
  privacyAgreedAt: row.privacyAgreedAt?.toISOString() ?? null,
})

export const ownData = (app: App) => {
  serve(app, exportUser, async ({ user, db, now, reply }) => {
    await consumeQuota(app, { limit: limits.accountExports, who: user.id }, now)
    const photo = await findOwnPhoto(db, user.id)
    reply
      .header('content-disposition', 'attachment; filename="i-one.json"')
      .header('cache-control', 'no-store')
    return {
      exportedAt: now.toISOString(),
      profile: toProfile(await getUserById(db, user.id)),
      photo: photo ? `data:image/webp;base64,${photo.toString('base64')}` : null,
      ...(await listOwnData(db, user.id)),
    }
  })
}
