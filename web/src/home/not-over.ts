import { autoFinishDelay } from '@i-one/game/sessions/deadlines'
import { serverNow } from '../lib/server-clock.ts'

/** Removes ended sessions. A started session continues past its end time until the session is finished. */
export const withoutEnded = <One extends { end: string; state?: string }>(list: One[]) =>
  list.filter(({ end, state }) => Date.parse(end) + (state === 'started' ? autoFinishDelay : 0) > serverNow())

export const withoutExpired = <One extends { authorizeBy?: string | undefined }>(list: One[]) =>
  list.filter(({ authorizeBy }) => !authorizeBy || Date.parse(authorizeBy) > serverNow())
