import type { Payments } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { timeBeside } from '../lib/time/time-beside.ts'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { useRemind } from './moving.ts'
import { reminding } from './payment-words.ts'

export function Remind({ payments, session }: { payments: Payments; session: Session }) {
  const now = useNow(60_000)
  const { owing, again } = reminding(payments, now)
  const { remind, isReminding } = useRemind(session)
  if (owing === 0) return null
  if (payments.remindedAt && again)
    return (
      <output className="small mute">
        Reminded {timeBeside(payments.remindedAt, session.pitch.timeZone, now)}
      </output>
    )
  return (
    <Button size="small" variant="ghost" pending={isReminding} pendingText="Sending..." onClick={remind}>
      Remind
    </Button>
  )
}
