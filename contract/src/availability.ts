import * as z from 'zod/mini'

export const Availability = z.enum(['in', 'maybe', 'out'])
export type Availability = z.infer<typeof Availability>
