import type { Slot } from '@i-one/contract/bookings'
import type { Pitch } from '@i-one/contract/pitches'
import { costText } from '@i-one/game/payments/cost-text'
import { moneyText, shareText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
  return {
    price,
    timeRange,
    start: timeRange && timeText(timeRange.start, timeZone),
    end: timeRange && timeText(timeRange.end, timeZone),
    day: timeRange && dayText(timeRange.start, timeZone),
    policy: { terms, price, start: first?.start, timeZone },
  }
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
      pendingText={t`Taking the slot...`}
      onClick={first && (() => onTake(first))}
    >
      {children}
    </Button>
  )
}

export function TakeSlotCard(taking: TakeSlotProps) {
  const { price, timeRange, start, end, day, policy } = readSelection(taking)
  return (
    <div className="hidden gap-3.5 p-7 rounded-card bg-paper shadow-card lg:grid">
      {timeRange ? (
        <p>
          <Trans>
            <b className="num text-[3.25rem] tracking-[-0.04em]">{start}</b> to {end}, {day}
          </Trans>
        </p>
      ) : (
        <p className="lg:grid lg:content-center lg:min-h-13">
          <Trans>Choose a free slot. Tap the next slot to play longer, up to four in a row.</Trans>
        </p>
      )}
      <ClashWarning with={timeRange} />
      <TakeButton {...taking} block>
        {price.amount === 0 ? (
          <Trans>Be the captain for free</Trans>
        ) : (
          <Trans>Be the captain for {{ price: moneyText(price) }}</Trans>
        )}
      </TakeButton>
      <p className="small mute">
        <Trans>We hold the slot for ten minutes while you set up the game.</Trans>
        {price.amount > 0 &&
          ` ${t`Split between ${{ players: usualPlayers }} players, the price is ${{ share: shareText(price, usualPlayers) }}.`}`}
      </p>
      <CancellationPolicyText {...policy} />
    </div>
  )
}

const pick = 'flex-[1_1_6rem] min-w-0 leading-[1.15]'

export function TakeSlotBar(taking: TakeSlotProps) {
  const { price, timeRange, start, end, policy } = readSelection(taking)
  const cost = costText(price)
  return (
    <ThumbBar className="lg:hidden">
      <ClashWarning with={timeRange} className="flex-[1_0_100%]" />
      {timeRange ? (
        <p className={pick}>
          <Trans>
            <b className="num block text-[1.5rem]">{start}</b>
            <span className="text-least">
              to {end}, {cost}
            </span>
          </Trans>
        </p>
      ) : (
        <p className={pick}>
          <span className="text-least">
            <Trans>Choose one slot, or up to four in a row</Trans>
          </span>
        </p>
      )}
      <CancellationPolicyText {...policy} className="flex-[1_0_100%]" />
      <TakeButton {...taking}>
        <Trans>Be the captain</Trans>
      </TakeButton>
    </ThumbBar>
  )
}
