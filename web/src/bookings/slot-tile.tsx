import type { Slot } from '@i-one/contract/bookings'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { Link } from 'react-router'
import { timeText } from '../lib/pitch-time.ts'
import { ChoiceLink } from '../ui/choice-link.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './slot-tile.module.css'

export type JoinableSession = { to: string; free: number }

type SlotTileProps = {
  slot: Slot
  timeZone: string
  priced: boolean
  chosen: boolean
  to: string
  within: string
}

const words = { free: 'Free', held: 'Held', booked: 'Booked', closed: 'Closed' } as const

const stateText = ({ state, price }: Slot, priced: boolean) =>
  priced && state === 'free' && price.amount ? `Free, ${moneyText(price)}` : words[state]

export function SlotTile({ slot, timeZone, priced, chosen, ...rest }: SlotTileProps) {
  const className = classNames(styles.slot, styles[slot.state], chosen && styles.on)
  const words = (
    <>
      <b className="num">{timeText(slot.start, timeZone)}</b>{' '}
      <small>{chosen ? 'Your choice' : stateText(slot, priced)}</small>
    </>
  )
  return slot.state === 'free' ? (
    <ChoiceLink {...rest} className={className} aria-current={chosen}>
      {words}
    </ChoiceLink>
  ) : (
    <span className={className}>{words}</span>
  )
}

type OpenSlotTileProps = { slot: Slot; timeZone: string; session: JoinableSession }

export const OpenSlotTile = ({ slot, timeZone, session: { to, free } }: OpenSlotTileProps) => (
  <Link className={classNames(styles.slot, styles.join)} to={to}>
    <b className="num">{timeText(slot.start, timeZone)}</b> <small>{countText(free, 'spot')} left</small>
  </Link>
)
