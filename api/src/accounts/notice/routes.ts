import { agreeToNotice } from '@i-one/contract/accounts/profile'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { toUser, getUserById, saveNoticeAgreement } from '../sql.ts'

export const notice = (app: App) => {
  serve(app, agreeToNotice, async ({ body, user, db, now }) => {
    await saveNoticeAgreement(db, user.id, body.version, now)
    return { user: toUser(await getUserById(db, user.id)) }
  })
}
