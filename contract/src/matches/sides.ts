import * as z from 'zod/mini'

export const Side = z.enum(['T1', 'T2'])
export type Side = z.infer<typeof Side>

export const Score = z.object({ T1: z.int(), T2: z.int() })

export const NamedTeam = z.object({ name: z.string() })

export const MatchOutcome = z.enum(['won', 'drawn', 'lost'])
export type MatchOutcome = z.infer<typeof MatchOutcome>

export const MatchRecord = { played: z.int(), won: z.int(), drawn: z.int(), lost: z.int() }
