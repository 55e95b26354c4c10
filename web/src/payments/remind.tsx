import type { Payments } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { timeText } from '../lib/pitch-time.ts'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { useRemind } from './moving.ts'
import { reminding } from './payment-words.ts'

/** Reminds everybody who has not paid; for the captain, as often as the server allows it. */
export function Remind({ payments, session }: { payments: Payments; session: Session }) {
  const { owing, again } = reminding(payments, useNow(60_000))
  const { remind, isReminding } = useRemind(session)
  if (owing === 0) return null
  if (payments.remindedAt && again)
    return (
      <output className="small mute">Reminded {timeText(payments.remindedAt, session.pitch.timeZone)}</output>
    )
  return (
    <Button size="small" variant="ghost" pending={isReminding} pendingText="Sending..." onClick={remind}>
      Remind
    </Button>
  )
}
