import * as z from 'zod/mini'

const flag = z.boolean('Must be true or false')

/** Deciders of a level match: `aet` adds two short periods, `penaltyShootout` adds kicks. */
export const Deciders = z.object({ aet: flag, penaltyShootout: flag })
export type Deciders = z.infer<typeof Deciders>

export const MatchRules = z.extend(Deciders, { periods: z.int(), minutesPerPeriod: z.int() })
export type MatchRules = z.infer<typeof MatchRules>
