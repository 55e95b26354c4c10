import type { Session } from '@i-one/contract/sessions'

export const waitingHint = (
  { start }: Pick<Session, 'start'>,
  { takeMeIn, now }: { takeMeIn: boolean; now: Date },
) => {
  if (now >= new Date(start)) return 'The game has kicked off. When a spot opens up, tap to take it.'
  if (!takeMeIn) return 'If a spot opens up, we offer you the spot and give you time to accept.'
  return 'If a spot opens up, it’s yours and we notify you. You then have at least an hour to leave for free (in your quiet hours, until an hour after they end), but not after kick-off.'
}
