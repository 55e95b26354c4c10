import type { Config } from '../lib/config.ts'
import { layOut } from '../lib/mail-layout.ts'
import { type Told, kinds, linkOf } from './kinds.ts'

/** Its Message-ID is that of the notification, so a second try after a lost answer is the same mail. */
export const letter = (to: string, told: Told & { id: string }, { publicUrl }: Config) => {
  const { title, text, button = 'Open the session' } = kinds[told.kind]
  return layOut({
    to,
    messageId: `<${told.id}@${new URL(publicUrl).hostname}>`,
    subject: title(told),
    parts: [
      { text: text(told) },
      { button, url: `${publicUrl}${linkOf(told)}` },
      { text: `Which news come by mail you choose in your settings: ${publicUrl}/settings` },
    ],
  })
}
