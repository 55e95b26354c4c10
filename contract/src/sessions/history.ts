import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Instant } from '../shapes.ts'

export const SessionChange = z.object({
  _id: z.string(),
  at: Instant,
  change: z.string(),
  by: z.optional(z.object({ _id: Id, name: z.string() })),
  player: z.optional(z.object({ _id: Id, name: z.string() })),
  reason: z.optional(z.string()),
  /** The reason if a user typed it. A separate field, because typed text could equal a code. */
  words: z.optional(z.string()),
})
export type SessionChange = z.infer<typeof SessionChange>

export const listSessionChanges = endpoint('GET /i-one/sessions/:id/changes', "List a session's changes", {
  params: ById,
  reply: z.array(SessionChange),
  errors: ['not-found'],
})
