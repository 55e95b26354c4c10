import type { CancellationPolicy } from '@i-one/contract/bookings'
import type { Money } from '@i-one/contract/shapes'
import { moneyText } from '@i-one/game/payments/money'
import { getFreeUntil, shareText } from '@i-one/game/payments/terms'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { useNow } from '../lib/use-now.ts'

type TermsTextProps = {
  terms: CancellationPolicy | undefined
  price: Money
  start: string
  timeZone: string
  className?: string | undefined
}

const cancelling = (
  { terms, start, timeZone }: TermsTextProps & { terms: CancellationPolicy },
  now: Date,
) => {
  if (terms.laterShare === 0) return 'Free to cancel until the start time.'
  const until = getFreeUntil(terms, new Date(start))
  const share = shareText(terms.laterShare)
  return until > now
    ? `Free to cancel until ${dayText(until, timeZone)}, ${timeText(until, timeZone)}. After that, you owe the pitch ${share}, even if too few players join.`
    : `If you cancel, or too few players join, you owe the pitch ${share}.`
}

export function CancellationPolicyText({ className, ...props }: TermsTextProps) {
  const now = useNow()
  const { terms, price } = props
  if (!terms) return null
  const deposit = Math.min(terms.deposit, price.amount)
  return (
    <p className={className ?? 'small mute'}>
      {cancelling({ ...props, terms }, now)}
      {deposit > 0 &&
        ` A deposit of ${moneyText({ ...price, amount: deposit })} by transfer is due before the pitch authorizes the booking.`}
    </p>
  )
}
