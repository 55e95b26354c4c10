import { autoFinishDelay } from '@i-one/game/sessions/deadlines'
import { serverNow } from '../lib/server-clock.ts'

/** Keeps a started session past its end time, until it finishes automatically. */
export const excludeEndedGames = <One extends { end: string; state?: string }>(list: One[]) =>
  list.filter(({ end, state }) => Date.parse(end) + (state === 'started' ? autoFinishDelay : 0) > serverNow())

export const excludeExpiredRequests = <One extends { authorizeBy?: string | undefined }>(list: One[]) =>
  list.filter(({ authorizeBy }) => !authorizeBy || Date.parse(authorizeBy) > serverNow())
