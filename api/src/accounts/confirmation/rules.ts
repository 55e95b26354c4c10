import { day } from '@i-one/game/durations'

/** How long the link in a mail confirms the address it was sent to. */
export const endOfLink = (now: Date) => new Date(now.getTime() + 7 * day)
