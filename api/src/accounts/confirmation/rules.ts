import { day } from '@i-one/game/durations'

export const endOfLink = (now: Date) => new Date(now.getTime() + 7 * day)
