import type { Slot } from '@i-one/contract/bookings'
import type { Pitch } from '@i-one/contract/pitches'
import { costText } from '@i-one/game/payments/cost-text'
import { shareText } from '@i-one/game/payments/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ClashWarning } from '../bookings/clash.tsx'
import { sumSlotPrices } from '../bookings/slot-choice.ts'
import { CancellationPolicyText } from '../bookings/terms-text.tsx'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { addReturnPath } from '../lib/return-path.ts'
import { useMainStore } from '../lib/store.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { ThumbBar } from '../ui/layout/thumb-bar.tsx'

type TakeSlotProps = {
  pitch: Pick<Pitch, '_id' | 'price' | 'timeZone' | 'terms'>
  row: readonly Slot[]
  pending: boolean
  onTake: (first: Slot) => void
}

const readSelection = ({ pitch, row }: TakeSlotProps) => {
  const { terms, timeZone } = pitch
  const [first, last] = [row[0], row.at(-1)]
  const price = sumSlotPrices(row) ?? pitch.price
  const timeRange = first && last && { start: first.start, end: last.end }
  return { price, timeRange, timeZone, policy: { terms, price, start: first?.start, timeZone } }
}

const usualPlayers = 10

type TakeButtonProps = TakeSlotProps & { block?: boolean; children: ReactNode }

/** Renders a sign-up link for visitors. The link keeps the chosen slots and works before scripts have loaded. */
function TakeButton({ pitch, row, pending, onTake, block, children }: TakeButtonProps) {
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const [first] = row
  if (first && !isMember) {
    const chosen = new URLSearchParams({ at: first.start, slots: String(row.length) })
    return (
      <Link
        className={buttonClass({ size: 'big', block })}
        to={addReturnPath('/role', `/pitches/${pitch._id}?${chosen}`)}
      >
        {children}
      </Link>
    )
  }
  return (
    <Button
      size="big"
      block={block}
      className={block ? undefined : 'flex-initial px-5'}
      disabled={!first}
      pending={pending}
      pendingText="Taking the slot..."
      onClick={first && (() => onTake(first))}
    >
      {children}
    </Button>
  )
}

export function TakeSlotCard(taking: TakeSlotProps) {
  const { price, timeRange, timeZone, policy } = readSelection(taking)
  return (
    <div className="hidden gap-3.5 p-7 rounded-card bg-paper shadow-card lg:grid">
      {timeRange ? (
        <p>
          <b className="num text-[3.25rem] tracking-[-0.04em]">{timeText(timeRange.start, timeZone)}</b> to{' '}
          {timeText(timeRange.end, timeZone)}, {dayText(timeRange.start, timeZone)}
        </p>
      ) : (
        <p className="lg:grid lg:content-center lg:min-h-13">
          Choose a free slot. Tap the next slot to play longer, up to four in a row.
        </p>
      )}
      <ClashWarning with={timeRange} />
      <TakeButton {...taking} block>
        Be the captain for {costText(price)}
      </TakeButton>
      <p className="small mute">
        We hold the slot for ten minutes while you set up the game.
        {price.amount > 0 &&
          ` Split between ${usualPlayers} players, the price is ${shareText(price, usualPlayers)}.`}
      </p>
      <CancellationPolicyText {...policy} />
    </div>
  )
}

const pick = 'flex-[1_1_6rem] min-w-0 leading-[1.15]'

export function TakeSlotBar(taking: TakeSlotProps) {
  const { price, timeRange, timeZone, policy } = readSelection(taking)
  return (
    <ThumbBar className="lg:hidden">
      <ClashWarning with={timeRange} className="flex-[1_0_100%]" />
      {timeRange ? (
        <p className={pick}>
          <b className="num block text-[1.5rem]">{timeText(timeRange.start, timeZone)}</b>
          <span className="text-least">
            to {timeText(timeRange.end, timeZone)}, {costText(price)}
          </span>
        </p>
      ) : (
        <p className={pick}>
          <span className="text-least">Choose one slot, or up to four in a row</span>
        </p>
      )}
      <CancellationPolicyText {...policy} className="flex-[1_0_100%]" />
      <TakeButton {...taking}>Be the captain</TakeButton>
    </ThumbBar>
  )
}
