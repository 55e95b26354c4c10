import { Refusal } from '../../lib/http/refusal.ts'

export interface Ahead {
  /** A series and a tournament count once. */
  count: number
  /** Whether one they led was played. */
  hasLed: boolean
  /** What the pitch allows one captain, where it says so. */
  ofPitch: number | null
}

const mostOfNew = 3
const mostOfKnown = 8

/** How many sessions to come a captain may lead: on a pitch that says how many, else on all that do not. */
export const requireRoomAhead = ({ count, hasLed, ofPitch }: Ahead) => {
  const most = ofPitch ?? (hasLed ? mostOfKnown : mostOfNew)
  if (count >= most) throw new Refusal('too-many-sessions', { most })
}
