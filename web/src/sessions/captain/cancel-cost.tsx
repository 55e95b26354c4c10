import type { Session } from '@i-one/contract/sessions'
import { moneyText } from '@i-one/game/payments/money'
import { cancelFee } from '@i-one/game/payments/terms'
import { useNow } from '../../lib/use-now.ts'

/** Cancellation fee by the terms that applied when the pitch was booked. */
export function CancelCost({ session }: { session: Session }) {
  const now = useNow()
  const { terms, price, start, booking, hosting } = session
  if (!terms || hosting) return null
  const owed =
    booking.state === 'confirmed' ? cancelFee(terms, { price, start: new Date(start), at: now }) : 0
  return (
    <p>
      {owed > 0
        ? `By the pitch's terms you then owe it ${moneyText({ ...price, amount: owed })}.`
        : 'By the pitch’s terms it costs you nothing to cancel now.'}
    </p>
  )
}
