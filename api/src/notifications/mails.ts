import type { Config } from '../lib/config.ts'
import { formatMail } from '../lib/mail-layout.ts'
import type { Attachment } from '../lib/mail.ts'
import { templates, toNotificationLink } from './kinds.ts'
import { toDetails } from './session-words.ts'
import type { StoredNotification } from './stored-notification.ts'

/** Derives the Message-ID from the notification, so that mail servers recognize a retry as the same mail. */
export const toNotificationMail = (
  to: string,
  notification: StoredNotification & { id: string },
  { publicUrl }: Config,
  attachments: Attachment[],
) => {
  const { title, text, button = 'Open the game' } = templates[notification.kind]
  return formatMail({
    to,
    messageId: `<${notification.id}@${new URL(publicUrl).hostname}>`,
    subject: title(notification),
    parts: [
      { text: text(notification) },
      { details: toDetails(notification) },
      { button, url: `${publicUrl}${toNotificationLink(notification)}` },
      { link: 'Choose which emails you get', url: `${publicUrl}/settings` },
    ],
    attachments,
  })
}
