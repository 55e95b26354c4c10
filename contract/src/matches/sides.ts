import * as z from 'zod/mini'

export const Side = z.enum(['T1', 'T2'])
export type Side = z.infer<typeof Side>

/** Goals of each side. */
export const Score = z.object({ T1: z.int(), T2: z.int() })

/** A side by its name alone. */
export const Named = z.object({ name: z.string() })

/** How a match ended for one side. */
export const Outcome = z.enum(['won', 'drawn', 'lost'])
export type Outcome = z.infer<typeof Outcome>
