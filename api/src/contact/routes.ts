import { sendMessage } from '@i-one/contract/contact'
import { emailKey } from '../accounts/rules.ts'
import { inTransaction } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { networkOf, takeTurn } from '../lib/http/rate-limit.ts'
import { serve } from '../lib/http/serve.ts'
import { queueMail } from '../lib/mail.ts'
import { messageReceived } from './mails.ts'
import { limits } from './rules.ts'
import { addMessage } from './sql.ts'

export const contact = (app: App) =>
  serve(app, sendMessage, async ({ body, db, now, request }) => {
    await takeTurn(app, { limit: limits.ofNetwork, who: networkOf(request.ip) }, now)
    await takeTurn(app, { limit: limits.ofSender, who: emailKey(body.email) }, now)
    await inTransaction(db, async (tx) => {
      await addMessage(tx, body, now)
      await queueMail(tx, messageReceived(body, app.config))
    })
    return { message: 'Message sent successfully' }
  })
