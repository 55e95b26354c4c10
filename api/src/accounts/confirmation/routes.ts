import { confirmEmail, sendConfirmation } from '@i-one/contract/accounts/confirmation'
import type { App } from '../../lib/http/app.ts'
import { networkOf, takeTurn } from '../../lib/http/rate-limit.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { hashToken } from '../../lib/token.ts'
import { emailKey, limits } from '../rules.ts'
import { askToConfirm } from './actions.ts'
import { confirmAddress, unconfirmedAddress } from './sql.ts'

export const confirmations = (app: App) => {
  serve(app, confirmEmail, async ({ body, db, now, request }) => {
    await takeTurn(app, { limit: limits.networkCodes, who: networkOf(request.ip) }, now)
    if (!(await confirmAddress(db, hashToken(body.link), now))) throw new Refusal('wrong-link')
    return { message: 'Your address is confirmed.' }
  })

  serve(app, sendConfirmation, async ({ user, db, now }) => {
    const address = await unconfirmedAddress(db, user.id)
    if (address === undefined) return { message: 'Your address is already confirmed.' }
    await takeTurn(app, { limit: limits.accountMails, who: emailKey(address) }, now)
    await askToConfirm(db, user.id, 'address-to-confirm')
    return { message: 'The link is on its way.' }
  })
}
