import type { Config } from '../lib/config.ts'
import { i18n } from '../lib/i18n/i18n.ts'
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
  const { title, text, button } = templates[notification.kind]
  return formatMail({
    to,
    messageId: `<${notification.id}@${new URL(publicUrl).hostname}>`,
    subject: title(notification),
    parts: [
      { text: text(notification) },
      { details: toDetails(notification) },
      {
        button: button?.() ?? i18n._('Open the game'),
        url: `${publicUrl}${toNotificationLink(notification)}`,
      },
      { link: i18n._('Choose which emails you get'), url: `${publicUrl}/settings` },
    ],
    attachments,
  })
}
