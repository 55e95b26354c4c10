import type { DayBooking, DayPitch, FreeStretch } from '@i-one/contract/centres/calendar'
import { moneyText } from '@i-one/game/payments/money'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { timeText } from '../../lib/pitch-time.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { type Arrow, type Item, dayTitle, hoursOf, itemsOf, stateText, towards } from './day.ts'
import { hourName, lookOf, minutesSince, type Look } from './week.ts'
import looks from './calendar.module.css'
import styles from './day-columns.module.css'

type DayColumnsProps = {
  pitches: readonly DayPitch[]
  day: string
  now: string
  /** The pitch that a phone shows. */
  shown: string | undefined
  onShown: (pitch: string) => void
  onOpen: (booking: DayBooking, pitch: DayPitch) => void
  onFree: (stretch: FreeStretch, pitch: DayPitch) => void
}

const signs: Record<Look, IconName> = {
  confirmed: 'check',
  waits: 'bell',
  held: 'clock',
  closed: 'lock',
  live: 'ball',
}

/**
 * A column for each pitch, on a phone a list for each. One of what stands in them takes the focus; arrows go on from it.
 */
export function DayColumns({ pitches, day, now, shown, onShown, ...acts }: DayColumnsProps) {
  const columns = pitches.map((pitch) => itemsOf(pitch, day))
  const { first, last } = hoursOf(pitches, day)
  const [focused, setFocused] = useState<string>()
  const whole = useRef<HTMLDivElement>(null)
  const all = columns.flat()
  const entry = all.find(({ key }) => key === focused) ?? all.find((item) => !isPast(item, now)) ?? all[0]
  useShown(whole, shown, onShown)

  const onKeyDown = (event: KeyboardEvent) => {
    if (!entry || !event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey) return
    const next = towards(columns, entry.key, event.key as Arrow)
    if (!next) return
    event.preventDefault()
    setFocused(next)
    whole.current?.querySelector<HTMLElement>(`[data-item="${next}"]`)?.focus()
  }

  const line = minutesSince(day, now, pitches[0]?.timeZone ?? 'UTC')
  const isShown = line >= first * 60 && line <= last * 60
  return (
    <div
      ref={whole}
      className={styles.day}
      style={{ '--hours': last - first, '--pitches': pitches.length } as CSSProperties}
    >
      <div className={styles.hours} aria-hidden="true">
        {Array.from({ length: last - first }, (_, n) => (
          <span key={n} className="num">
            {hourName(first + n)}
          </span>
        ))}
      </div>
      {pitches.map((pitch, n) => (
        <section key={pitch._id} className={styles.column} aria-label={pitch.name} data-pitch={pitch._id}>
          <h2 className={styles.name}>
            {pitch.name} <span>{pitch.slotMinutes} min</span>
          </h2>
          {columns[n]?.length === 0 && <p className={styles.nothing}>Closed all day.</p>}
          <ul className={styles.track}>
            {columns[n]?.map((item) => (
              <li
                key={item.key}
                style={
                  { '--from': item.from / 60 - first, '--long': (item.to - item.from) / 60 } as CSSProperties
                }
              >
                <ItemButton
                  item={item}
                  pitch={pitch}
                  past={isPast(item, now)}
                  tabIndex={item === entry ? 0 : -1}
                  onFocus={() => setFocused(item.key)}
                  onKeyDown={onKeyDown}
                  {...acts}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isShown && (
        <p className={styles.now} style={{ '--at': line / 60 - first } as CSSProperties}>
          <span className="vh">Now it is </span>
          <b className="num">{timeText(now, pitches[0]?.timeZone ?? 'UTC')}</b>
        </p>
      )}
    </div>
  )
}

const isPast = ({ booking, free }: Item, now: string) => (booking ?? free)!.end <= now

type ItemButtonProps = Pick<DayColumnsProps, 'onOpen' | 'onFree'> & {
  item: Item
  pitch: DayPitch
  past: boolean
  tabIndex: number
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function ItemButton({ item, pitch, past, onOpen, onFree, ...rest }: ItemButtonProps) {
  const { booking, free, key } = item
  const { start, end } = (booking ?? free)!
  const [from, to] = [timeText(start, pitch.timeZone), timeText(end, pitch.timeZone)]
  const look = booking && lookOf(booking)
  return (
    <button
      {...rest}
      type="button"
      data-item={key}
      className={classNames(
        styles.item,
        look ? classNames(looks.block, looks[look]) : styles.free,
        past && styles.past,
      )}
      onClick={() => (booking ? onOpen(booking, pitch) : onFree(free!, pitch))}
    >
      <span className={styles.time}>
        <b className="num">{from}</b>
        <span> to {to}</span>
      </span>
      <span className={styles.title}>
        <Icon name={look ? signs[look] : 'plus'} size={14} />
        <strong>{booking ? dayTitle(booking) : 'Free'}</strong>
        {price(item) && <em className="num">{price(item)}</em>}
      </span>
      {booking && <span className={styles.more}>{stateText(booking)}</span>}
    </button>
  )
}

const price = ({ booking, free }: Item) => {
  const { amount = 0, currency = '' } = (booking ?? free)?.price ?? {}
  return amount > 0 && booking?.state !== 'blocked' ? moneyText({ amount, currency }) : undefined
}

/** On a phone the columns lie side by side, and the one that is swiped to stands in the address. */
const useShown = (
  whole: RefObject<HTMLDivElement | null>,
  shown: string | undefined,
  onShown: (pitch: string) => void,
) => {
  const [swiped, setSwiped] = useState<string>()
  useEffect(() => {
    const { current } = whole
    const column = shown && current?.querySelector<HTMLElement>(`[data-pitch="${shown}"]`)
    if (current && column && shown !== swiped)
      current.scrollTo({ left: column.offsetLeft - current.offsetLeft, behavior: 'instant' })
  }, [whole, shown, swiped])
  const settle = useEffectEvent((current: HTMLElement) => {
    const columns = [...current.querySelectorAll<HTMLElement>('[data-pitch]')]
    const left = (column: HTMLElement) =>
      Math.abs(column.offsetLeft - current.offsetLeft - current.scrollLeft)
    const [nearest] = columns.toSorted((one, other) => left(one) - left(other))
    const pitch = nearest?.dataset['pitch']
    if (!pitch || getComputedStyle(current).scrollSnapType === 'none') return
    setSwiped(pitch)
    onShown(pitch)
  })
  useEffect(() => {
    const { current } = whole
    const onScrollEnd = () => current && settle(current)
    current?.addEventListener('scrollend', onScrollEnd)
    return () => current?.removeEventListener('scrollend', onScrollEnd)
  }, [whole])
}
