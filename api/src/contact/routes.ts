import { answerMessage, listMessages, sendMessage } from '@i-one/contract/contact'
import { hour } from '@i-one/game/durations'
import { toEmailKey } from '../accounts/rules.ts'
import { ApiError, requireFound } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { toNetwork, consumeQuota, type RateLimit } from '../lib/http/rate-limit.ts'
import { serve } from '../lib/http/serve.ts'
import { currentLanguage, i18n, inLanguage, toLanguage } from '../lib/i18n/i18n.ts'
import { queueMail } from '../lib/mail.ts'
import { insertLogLine } from '../moderation/audit/sql.ts'
import { requireStaff } from '../roles.ts'
import { messageAnsweredMail, messageReceivedMail } from './emails.ts'
import { insertMessage, saveAnsweredAt, listStoredMessages, lockMessage } from './sql.ts'

/** Stricter than the login limits, because all messages are mailed to one mailbox. */
const limits = {
  ofSender: { name: 'messages of sender', max: 5, within: hour },
  ofNetwork: { name: 'messages of network', max: 60, within: hour },
} satisfies Record<string, RateLimit>

export const contact = (app: App) => {
  serve(app, sendMessage, {
    prepare: async ({ body, now, request }) => {
      await consumeQuota(app, { limit: limits.ofNetwork, who: toNetwork(request.ip) }, now)
      await consumeQuota(app, { limit: limits.ofSender, who: toEmailKey(body.email) }, now)
    },
    handle: async ({ body, db, now }) => {
      await insertMessage(db, { ...body, language: currentLanguage() }, now)
      const write = () => messageReceivedMail(body, app.config)
      await queueMail(db, inLanguage(app.config.defaultLanguage, write))
      return { message: i18n._('Message sent successfully') }
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
    const message = requireFound(await lockMessage(db, id))
    if (message.answered_at) throw new ApiError('already-answered')
    await saveAnsweredAt(db, id, now)
    if (answer !== null) {
      const write = () => messageAnsweredMail(message, answer, app.config)
      await queueMail(db, { ...inLanguage(toLanguage(message.language), write), about: [user.id] })
    }
    const subject = { kind: 'message', id } as const
    await insertLogLine(db, { by: user.id, act: 'message-answered', subject, why: answer }, now)
    return {
      message: answer === null ? i18n._('Closed without a reply.') : i18n._('Your reply is on its way.'),
    }
  })
}
