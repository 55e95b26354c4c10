import * as z from 'zod/mini'
import { message } from './i18n.ts'

const flag = z.boolean(message('Must be true or false'))

/** How to decide a drawn match: `aet` adds two short periods of extra time, and `penaltyShootout` adds penalty kicks. */
export const Deciders = z.object({ aet: flag, penaltyShootout: flag })
export type Deciders = z.infer<typeof Deciders>

export const MatchRules = z.extend(Deciders, { periods: z.int(), minutesPerPeriod: z.int() })
export type MatchRules = z.infer<typeof MatchRules>
