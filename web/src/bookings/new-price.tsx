import { moneyText } from '@i-one/game/payments/money'
import { Trans } from '@lingui/react/macro'
import { dayTimeText } from '../lib/pitch-time.ts'
import { Button } from '../ui/button.tsx'
import type { RepricedHoldRequest } from './use-take-hold.ts'

type NewPriceProps = {
  wish: RepricedHoldRequest
  timeZone: string
  pending: boolean
  onTake: (wish: RepricedHoldRequest) => void
}

export const NewPriceNotice = ({ wish, timeZone, pending, onTake }: NewPriceProps) => (
  <div className="grid gap-2 mb-6 p-4 rounded-card bg-amber-soft text-amber-ink">
    <p className="strong">
      <Trans>The price for {{ dayAndTime: dayTimeText(wish.start, timeZone) }} has changed.</Trans>
    </p>
    <Button
      variant="ghost"
      size="small"
      className="justify-self-start"
      disabled={pending}
      onClick={() => onTake(wish)}
    >
      <Trans>Take the slot for {{ price: moneyText(wish.price) }}</Trans>
    </Button>
  </div>
)
