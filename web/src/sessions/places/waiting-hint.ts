import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'

export const waitlistHintText = (
  { start }: Pick<Session, 'start'>,
  { takeMeIn, now }: { takeMeIn: boolean; now: Date },
) => {
  if (now >= new Date(start)) return t`The game has kicked off. When a spot opens up, tap to take it.`
  if (!takeMeIn) return t`If a spot opens up, we offer you the spot and give you time to accept.`
  return t`If a spot opens up, you get it and we notify you. You can then leave for free for at least an hour, but not after kick-off. If you have quiet hours, you can leave until an hour after they end.`
}
