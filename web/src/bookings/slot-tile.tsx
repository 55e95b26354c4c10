import type { Slot } from '@i-one/contract/bookings'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
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

const words = {
  free: t({ message: 'Free', context: 'slot' }),
  held: t({ message: 'Held', context: 'slot' }),
  booked: t({ message: 'Booked', context: 'slot' }),
  closed: t({ message: 'Closed', context: 'slot' }),
} as const

const stateText = ({ state, price }: Slot, priced: boolean) =>
  priced && state === 'free' && price.amount
    ? t({ message: `Free, ${{ price: moneyText(price) }}`, context: 'slot' })
    : words[state]

export function SlotTile({ slot, timeZone, priced, chosen, ...rest }: SlotTileProps) {
  const className = classNames(styles.slot, styles[slot.state], chosen && styles.on)
  const words = (
    <>
      <b className="num">{timeText(slot.start, timeZone)}</b>{' '}
      <small>{chosen ? t`Your choice` : stateText(slot, priced)}</small>
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
    <b className="num">{timeText(slot.start, timeZone)}</b>{' '}
    <small>
      <Plural value={free} one="# spot left" other="# spots left" />
    </small>
  </Link>
)
