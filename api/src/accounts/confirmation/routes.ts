import { confirmEmail, sendConfirmation } from '@i-one/contract/accounts/confirmation'
import { type Database, inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { networkOf, takeTurn } from '../../lib/http/rate-limit.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { hashToken } from '../../lib/token.ts'
import { queueMailTo } from '../actions.ts'
import { addressChanged } from '../mails.ts'
import { endResets } from '../password-reset/sql.ts'
import { emailKey, limits } from '../rules.ts'
import { askToConfirm } from './actions.ts'
import { confirmAddress, takeLink, takeNewAddress, unconfirmedAddress } from './sql.ts'

export const confirmations = (app: App) => {
  serve(app, confirmEmail, async ({ body, db, now, request }) => {
    await takeTurn(app, { limit: limits.networkCodes, who: networkOf(request.ip) }, now)
    await inTransaction(db, (tx) => openLink(tx, hashToken(body.link), now))
    return { message: 'Your address is confirmed.' }
  })

  const openLink = async (tx: Database, linkHash: Buffer, now: Date) => {
    const opened = await takeLink(tx, linkHash, now)
    if (!opened) throw new Refusal('wrong-link')
    if (await confirmAddress(tx, opened, now)) return
    // the old address hears of it, while it is still the one
    await queueMailTo(tx, opened.userId, (to) => addressChanged(to, app.config))
    if (!(await takeNewAddress(tx, opened, now))) throw new Refusal('wrong-link')
    await endResets(tx, opened.userId, now)
  }

  serve(app, sendConfirmation, async ({ user, db, now }) => {
    const address = await unconfirmedAddress(db, user.id)
    if (address === undefined) return { message: 'Your address is already confirmed.' }
    await takeTurn(app, { limit: limits.accountMails, who: emailKey(address) }, now)
    await askToConfirm(db, user.id, 'address-to-confirm')
    return { message: 'The link is on its way.' }
  })
}
