import * as z from 'zod/mini'
import { Proof, refusalsOfProof } from './accounts/password.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './shapes.ts'

/** What keeps a person from leaving for good: the facts of `hand-over-first`. */
export const StillToCome = z.object({
  sessions: z.array(z.object({ _id: Id, start: Instant, pitch: z.string(), timeZone: z.string() })),
  pitches: z.array(z.object({ _id: Id, name: z.string() })),
  teams: z.array(z.object({ _id: Id, name: z.string() })),
  tournaments: z.array(z.object({ _id: Id, name: z.string() })),
})
export type StillToCome = z.infer<typeof StillToCome>

/**
 * For good. In what was played the name becomes 'Former player'; everything else goes, and places in sessions to come
 * are left. Who still leads a session to come, a team or a tournament, or owns a pitch that is listed or booked, has to
 * hand over: `hand-over-first` carries `StillToCome`.
 */
export const deleteUser = endpoint('DELETE /i-one/user', 'Leave for good', {
  body: Proof,
  reply: Done,
  refusals: ['hand-over-first', ...refusalsOfProof],
})
