import { type PitchRecord, minCasesForRecord } from '@i-one/contract/sessions/reliability'

export interface PitchCounts {
  asked: number
  declined: number
  minutes: number | null
  booked: number
  cancelled: number
}

/** Leaves out statistics based on few bookings, because they could identify a captain. */
export const toPitchRecord = ({ asked, declined, minutes, booked, cancelled }: PitchCounts): PitchRecord => ({
  ...(asked >= minCasesForRecord && minutes !== null && { answers: { minutes, declined, asked } }),
  ...(booked >= minCasesForRecord && { bookings: { cancelled, booked } }),
})
