import type { Config } from '../lib/config.ts'
import { layOut } from '../lib/mail-layout.ts'
import { type StoredNotification, kinds, linkOf } from './kinds.ts'

/** Its Message-ID is that of the notification, so a second try after a lost answer is the same mail. */
export const letter = (
  to: string,
  notification: StoredNotification & { id: string },
  { publicUrl }: Config,
) => {
  const { title, text, button = 'Open the session' } = kinds[notification.kind]
  return layOut({
    to,
    messageId: `<${notification.id}@${new URL(publicUrl).hostname}>`,
    subject: title(notification),
    parts: [
      { text: text(notification) },
      { button, url: `${publicUrl}${linkOf(notification)}` },
      { text: `Which news come by mail you choose in your settings: ${publicUrl}/settings` },
    ],
  })
}
