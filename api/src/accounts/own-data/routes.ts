import { type OwnData, exportUser } from '@i-one/contract/accounts/own-data'
import type { App } from '../../lib/http/app.ts'
import { takeTurn } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { limits } from '../rules.ts'
import { type UserRow, toUser, userById } from '../sql.ts'
import { findOwnPhoto, readSections } from './sql.ts'

const profileOf = (row: UserRow): OwnData['profile'] => ({
  ...toUser(row),
  createdAt: row.created_at.toISOString(),
  emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null,
  suspendedAt: row.suspended_at?.toISOString() ?? null,
  suspendedUntil: row.suspended_until?.toISOString() ?? null,
  privacyAgreedAt: row.privacy_agreed_at?.toISOString() ?? null,
})

export const ownData = (app: App) => {
  serve(app, exportUser, async ({ user, db, now, reply }) => {
    await takeTurn(app, { limit: limits.accountExports, who: user.id }, now)
    const photo = await findOwnPhoto(db, user.id)
    reply
      .header('content-disposition', 'attachment; filename="i-one.json"')
      .header('cache-control', 'no-store')
    return {
      exportedAt: now.toISOString(),
      profile: profileOf(await userById(db, user.id)),
      photo: photo ? `data:image/webp;base64,${photo.toString('base64')}` : null,
      ...(await readSections(db, user.id)),
    }
  })
}
