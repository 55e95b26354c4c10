import { type PitchRecord, fewest } from '@i-one/contract/sessions/reliability'

export interface PitchCounts {
  asked: number
  declined: number
  /** Half of the answers came within them; null where there were none. */
  minutes: number | null
  booked: number
  cancelled: number
}

/** A few cases say nothing yet, and would say who they were. */
export const toPitchRecord = ({ asked, declined, minutes, booked, cancelled }: PitchCounts): PitchRecord => ({
  ...(asked >= fewest && minutes !== null && { answers: { minutes, declined, asked } }),
  ...(booked >= fewest && { bookings: { cancelled, booked } }),
})
