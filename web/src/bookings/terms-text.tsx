import type { CancellationPolicy } from '@i-one/contract/bookings'
import type { Money } from '@i-one/contract/shapes'
import { moneyText } from '@i-one/game/payments/money'
import { getFreeUntil, cancelFeeText } from '@i-one/game/payments/terms'
import { t } from '@lingui/core/macro'
import { dayTimeText } from '../lib/pitch-time.ts'
import { useNow } from '../lib/use-now.ts'

type TermsTextProps = {
  terms: CancellationPolicy | undefined
  price: Money
  start: string | undefined
  timeZone: string
  className?: string | undefined
}

const cancelText = (terms: CancellationPolicy, start: string, timeZone: string, now: Date) => {
  if (terms.laterShare === 0) return t`Free to cancel until the start time.`
  const until = getFreeUntil(terms, new Date(start))
  const share = cancelFeeText(terms.laterShare)
  return until > now
    ? t`Free to cancel until ${{ dayAndTime: dayTimeText(until, timeZone) }}. After that, you owe the pitch ${share}, even if too few players join.`
    : t`If you cancel, or too few players join, you owe the pitch ${share}.`
}

export function CancellationPolicyText({ terms, price, start, timeZone, className }: TermsTextProps) {
  const now = useNow()
  if (!terms || !start) return null
  const deposit = Math.min(terms.deposit, price.amount)
  return (
    <p className={className ?? 'small mute'}>
      {cancelText(terms, start, timeZone, now)}
      {deposit > 0 &&
        ` ${t`A deposit of ${{ deposit: moneyText({ ...price, amount: deposit }) }} by transfer is due before the pitch authorizes the booking.`}`}
    </p>
  )
}
