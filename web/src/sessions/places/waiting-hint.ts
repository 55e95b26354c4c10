import type { Session } from '@i-one/contract/sessions'

export const waitingHint = (
  { start }: Pick<Session, 'start'>,
  { takeMeIn, now }: { takeMeIn: boolean; now: Date },
) => {
  if (now >= new Date(start)) return 'The game has kicked off. When a place opens up, tap to take it.'
  if (!takeMeIn) return 'When a place comes free we ask you, and you have a while to accept.'
  return 'When a place comes free it is yours, and we notify you. You then have at least an hour to leave for free (in your quiet hours, until an hour after they end), but not after kick-off.'
}
