import * as z from 'zod/mini'

/** Whether somebody comes to a match of their team. */
export const Availability = z.enum(['in', 'maybe', 'out'])
export type Availability = z.infer<typeof Availability>
