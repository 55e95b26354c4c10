import { Refusal } from '../../lib/http/refusal.ts'

export interface Ahead {
  count: number
  hasLed: boolean
  /** The pitch's own limit per captain, if it has one. */
  ofPitch: number | null
}

const mostOfNew = 3
const mostOfKnown = 8

export const requireRoomAhead = ({ count, hasLed, ofPitch }: Ahead) => {
  const most = ofPitch ?? (hasLed ? mostOfKnown : mostOfNew)
  if (count >= most) throw new Refusal('too-many-sessions', { most })
}
