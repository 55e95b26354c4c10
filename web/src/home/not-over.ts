import { finishedAfter } from '@i-one/game/sessions/deadlines'
import type { WithOffset } from '../lib/server-clock.ts'

/** Of a list as it was last seen, what is not over yet: by the server's clock, as far ahead of this device's as it was then. */
const notOver = <One extends WithOffset<object>>(list: One[], overAt: (one: One) => number) =>
  list.flatMap((one) => {
    const now = Date.now() + one.offset
    return overAt(one) > now ? [{ ...one, serverTime: new Date(now).toISOString() }] : []
  })

/** One that has begun goes on past its end, until somebody finishes it. */
export const notEnded = <One extends WithOffset<{ end: string; state?: string }>>(list: One[]) =>
  notOver(list, ({ end, state }) => Date.parse(end) + (state === 'started' ? finishedAfter : 0))

export const notLapsed = <One extends WithOffset<{ authorizeBy?: string | undefined }>>(list: One[]) =>
  notOver(list, ({ authorizeBy }) => (authorizeBy ? Date.parse(authorizeBy) : Infinity))
