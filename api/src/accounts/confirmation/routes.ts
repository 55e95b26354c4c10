import { confirmEmail, sendConfirmation } from '@i-one/contract/accounts/confirmation'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { toNetwork, consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { hashToken } from '../../lib/token.ts'
import { queueUserMail } from '../actions.ts'
import { addressChangedMail } from '../emails.ts'
import { revokeResets } from '../password-reset/sql.ts'
import { toEmailKey, limits } from '../rules.ts'
import { queueConfirmationMail } from './actions.ts'
import { confirmAddress, consumeConfirmationLink, applyNewAddress, findUnconfirmedAddress } from './sql.ts'

export const confirmations = (app: App) => {
  const consumeNetworkQuota = (ip: string, now: Date) =>
    consumeQuota(app, { limit: limits.networkCodes, who: toNetwork(ip) }, now)

  serve(app, confirmEmail, {
    prepare: ({ request, now }) => consumeNetworkQuota(request.ip, now),
    handle: async ({ body, db, now }) => {
      await openLink(db, hashToken(body.link), now)
      return { message: i18n._('Your email address is confirmed.') }
    },
  })

  const openLink = async (db: Database, linkHash: Buffer, now: Date) => {
    const opened = await consumeConfirmationLink(db, linkHash, now)
    if (!opened) throw new ApiError('wrong-link')
    if (await confirmAddress(db, opened, now)) return
    // queues the mail before changing the address, so that the mail goes to the old address
    await queueUserMail(db, opened.userId, (to) => addressChangedMail(to, app.config))
    if (!(await applyNewAddress(db, opened, now))) throw new ApiError('wrong-link')
    await revokeResets(db, opened.userId, now)
  }

  serve(app, sendConfirmation, {
    prepare: async ({ user, db, now }) => {
      const address = await findUnconfirmedAddress(db, user.id)
      if (address !== undefined)
        await consumeQuota(app, { limit: limits.accountEmails, who: toEmailKey(address) }, now)
      return address
    },
    handle: async ({ prepared: address, user, db }) => {
      if (address === undefined) return { message: i18n._('Your email address is already confirmed.') }
      await queueConfirmationMail(db, user.id, 'address-to-confirm')
      return { message: i18n._('The link is on its way.') }
    },
  })
}
