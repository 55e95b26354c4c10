import * as z from 'zod/mini'
import { Proof, proofErrors } from './accounts/password.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './shapes.ts'

export const PendingCommitments = z.object({
  sessions: z.array(z.object({ _id: Id, start: Instant, pitch: z.string(), timeZone: z.string() })),
  pitches: z.array(z.object({ _id: Id, name: z.string() })),
  teams: z.array(z.object({ _id: Id, name: z.string() })),
  tournaments: z.array(z.object({ _id: Id, name: z.string() })),
})
export type PendingCommitments = z.infer<typeof PendingCommitments>

/** Keeps only played matches, which then show 'Former player'. Error `hand-over-first` carries `PendingCommitments`. */
export const deleteUser = endpoint('DELETE /i-one/user', 'Delete your account', {
  body: Proof,
  reply: Done,
  errors: ['hand-over-first', ...proofErrors],
})
