import type { Session } from '@i-one/contract/sessions'
import { shortTimeText } from '../lib/time/time-beside.ts'

type Awaiting = Pick<
  Session,
  'mine' | 'booking' | 'state' | 'going' | 'minimum' | 'fillBy' | 'pitch' | 'start'
>

export const pendingText = ({ mine, booking, state, going, minimum, fillBy, pitch, start }: Awaiting) => {
  if (mine?.state === 'waitlisted') return `You are number ${mine.position ?? 1} on the waitlist.`
  if (mine?.state === 'offered') return 'A spot opened up. It’s held for you.'
  if (booking.state === 'pending') return `Waiting for ${pitch.name} to confirm.`
  if (state === 'open' && going < minimum)
    return `${minimum - going} more needed by ${shortTimeText(fillBy, pitch.timeZone, start)}.`
  return undefined
}
