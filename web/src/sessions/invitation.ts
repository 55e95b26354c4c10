import type { Session } from '@i-one/contract/sessions'

import { dayText, timeText } from '../lib/pitch-time.ts'

export const sessionLink = (code: string) => `${location.origin}/s/${code}`

type Invited = Pick<Session, 'start' | 'pitch' | 'capacity' | 'going'>

/** What is sent along with the link. */
export const invitation = ({ start, pitch, capacity, going }: Invited) => {
  const free = capacity - going
  const places = free > 0 ? `${free} ${free === 1 ? 'place' : 'places'} left.` : 'Full, with a waiting list.'
  return `Football at ${pitch.name}, ${dayText(start, pitch.timeZone)}, ${timeText(start, pitch.timeZone)}. ${places}`
}
