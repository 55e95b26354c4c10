import { moneyText } from '@i-one/game/payments/money'
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
    <p className="strong">The price for {dayTimeText(wish.start, timeZone)} has changed.</p>
    <Button
      variant="ghost"
      size="small"
      className="justify-self-start"
      disabled={pending}
      onClick={() => onTake(wish)}
    >
      Take the slot for {moneyText(wish.price)}
    </Button>
  </div>
)
