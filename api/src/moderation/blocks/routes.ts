import { blockPerson, listBlockedUsers, unblockPerson } from '@i-one/contract/moderation/blocks'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { blockUser } from './actions.ts'
import { limits } from './rules.ts'
import { deleteBlock, listBlockedBy } from './sql.ts'

export const blocks = (app: App) => {
  serve(app, blockPerson, {
    prepare: ({ user, now }) => consumeQuota(app, { limit: limits.ofAccount, who: user.id }, now),
    handle: async ({ params, user, db, now }) => {
      await lockActiveUser(db, user.id)
      await blockUser(db, { by: user.id, blocked: params.id, now })

      return { message: i18n._('Blocked.') }
    },
  })

  serve(app, unblockPerson, async ({ params, user, db }) => {
    await deleteBlock(db, user.id, params.id)
    return { message: i18n._('Unblocked.') }
  })

  serve(app, listBlockedUsers, async ({ user, db }) => {
    const listed = await listBlockedBy(db, user.id)
    return { blocked: listed.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })) }
  })
}
