import type { DayBooking, DayPitch } from '@i-one/contract/centres/calendar'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { timeText } from '../../lib/pitch-time.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { getDayBookingTitle, type DayItem, type DraggedBooking, stateText } from './day.ts'
import type { SlotDrag } from './use-drag.ts'
import { bookingStyles, toBookingStyle } from './week.ts'
import styles from './day-columns.module.css'
import looks from './looks.module.css'

export const isPast = ({ booking, free }: DayItem, now: string) => (booking ?? free)!.end <= now

type ItemButtonProps = {
  item: DayItem
  pitch: DayPitch
  past: boolean
  moving: string | undefined
  drag: SlotDrag<DraggedBooking>
  tabIndex: number
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPick: () => void
  mayLift: (booking: DayBooking) => boolean
}

const freeLook =
  'text-turf-hover lg:leading-[1.25] border-[1.5px] border-turf forced-colors:border forced-colors:border-[CanvasText]'

export function DayItemButton(props: ItemButtonProps) {
  const { item, pitch, past, moving, drag, onPick, mayLift, ...rest } = props
  const { booking, free, key } = item
  const { start, end } = (booking ?? free)!
  const [from, to] = [timeText(start, pitch.timeZone), timeText(end, pitch.timeZone)]
  const look = booking && toBookingStyle(booking)
  const isDragged = booking !== undefined && booking._id === drag.key
  const isTarget = drag.key !== undefined && drag.over === key
  const lifted = isDragged || (booking !== undefined && booking._id === moving)
  return (
    <button
      {...rest}
      {...(booking && mayLift(booking) && drag.handlers(booking._id, { booking, pitch }))}
      type="button"
      data-item={key}
      data-free={free && `${pitch._id} ${free.start}`}
      className={classNames(
        styles.item,
        look ? classNames('content-start leading-[1.25]', looks.look, looks[look]) : freeLook,
        free && (isTarget ? 'bg-turf-soft outline-3 outline-turf' : 'bg-paper hover:bg-turf-soft'),
        past && 'opacity-75',
        lifted && styles.lifted,
      )}
      style={isDragged ? { translate: `${drag.by?.x}px ${drag.by?.y}px` } : undefined}
      onClick={() => drag.takeClick() || onPick()}
    >
      <span className="row-span-2 grid content-start lg:inline lg:text-least">
        <Trans>
          <b className="num">{from}</b>
          <span className="text-least"> to {to}</span>
        </Trans>
      </span>
      <span className="flex gap-1.5 items-center min-w-0 lg:-order-1">
        <Icon name={look ? bookingStyles[look].icon : 'plus'} size={14} />
        <strong className="flex-1 min-w-0 truncate">
          {booking ? getDayBookingTitle(booking) : t({ message: 'Free', context: 'slot' })}
        </strong>
        {price(item) && <em className="font-bold not-italic num">{price(item)}</em>}
      </span>
      {booking && <span className="col-start-2 text-least">{stateText(booking)}</span>}
    </button>
  )
}

const price = ({ booking, free }: DayItem) => {
  const { amount = 0, currency = '' } = (booking ?? free)?.price ?? {}
  return amount > 0 && booking?.state !== 'blocked' ? moneyText({ amount, currency }) : undefined
}
