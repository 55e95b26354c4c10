import { finishedAfter } from '@i-one/game/sessions/deadlines'
import { serverNow } from '../lib/server-clock.ts'

/** Of a list as it was last seen, what is not over yet. One that has begun goes on past its end, until somebody finishes it. */
export const notEnded = <One extends { end: string; state?: string }>(list: One[]) =>
  list.filter(({ end, state }) => Date.parse(end) + (state === 'started' ? finishedAfter : 0) > serverNow())

export const notLapsed = <One extends { authorizeBy?: string | undefined }>(list: One[]) =>
  list.filter(({ authorizeBy }) => !authorizeBy || Date.parse(authorizeBy) > serverNow())
