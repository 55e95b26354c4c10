import { answerMessage, listMessages, sendMessage } from '@i-one/contract/contact'
import { hour } from '@i-one/game/durations'
import { emailKey } from '../accounts/rules.ts'
import { ApiError, found } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { networkOf, consumeQuota, type Limit } from '../lib/http/rate-limit.ts'
import { serve } from '../lib/http/serve.ts'
import { queueMail } from '../lib/mail.ts'
import { addToLog } from '../moderation/audit/sql.ts'
import { requireStaff } from '../roles.ts'
import { messageAnswered, messageReceived } from './mails.ts'
import { addMessage, saveAnsweredAt, listStoredMessages, lockMessage } from './sql.ts'

/** Stricter than sign-in, because each message becomes a mail to one mailbox. */
const limits = {
  ofSender: { name: 'messages of sender', max: 5, within: hour },
  ofNetwork: { name: 'messages of network', max: 60, within: hour },
} satisfies Record<string, Limit>

export const contact = (app: App) => {
  serve(app, sendMessage, {
    prepare: async ({ body, now, request }) => {
      await consumeQuota(app, { limit: limits.ofNetwork, who: networkOf(request.ip) }, now)
      await consumeQuota(app, { limit: limits.ofSender, who: emailKey(body.email) }, now)
    },
    handle: async ({ body, db, now }) => {
      await addMessage(db, body, now)
      await queueMail(db, messageReceived(body, app.config))

      return { message: 'Message sent successfully' }
    },
  })

  serve(app, listMessages, async ({ user, db }) => {
    requireStaff(user)
    const messages = await listStoredMessages(db)
    return {
      messages: messages.map(({ sentAt, answeredAt, ...message }) => ({
        ...message,
        sentAt: sentAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    }
  })

  serve(app, answerMessage, async ({ params: { id }, body: { answer }, user, db, now }) => {
    requireStaff(user)
    const message = found(await lockMessage(db, id))
    if (message.answered_at) throw new ApiError('already-answered')
    await saveAnsweredAt(db, id, now)
    if (answer !== null)
      await queueMail(db, { ...messageAnswered(message, answer, app.config), about: [user.id] })
    const subject = { kind: 'message', id } as const
    await addToLog(db, { by: user.id, act: 'message-answered', subject, why: answer }, now)
    return { message: answer === null ? 'Closed without an answer.' : 'Your answer is on its way.' }
  })
}
