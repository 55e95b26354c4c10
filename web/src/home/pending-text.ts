import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { shortTimeText } from '../lib/time/time-beside.ts'

type Awaiting = Pick<
  Session,
  'mine' | 'booking' | 'state' | 'going' | 'minimum' | 'fillBy' | 'pitch' | 'start'
>

export const pendingText = ({ mine, booking, state, going, minimum, fillBy, pitch, start }: Awaiting) => {
  const position = mine?.position ?? 1
  if (mine?.state === 'waitlisted') return t`You are number ${position} on the waitlist.`
  if (mine?.state === 'offered') return t`A spot opened up. It’s held for you.`
  if (booking.state === 'pending') return t`Waiting for ${{ pitch: pitch.name }} to confirm.`
  const missing = minimum - going
  if (state === 'open' && missing > 0)
    return t`${missing} more needed by ${{ time: shortTimeText(fillBy, pitch.timeZone, start) }}.`
  return undefined
}
