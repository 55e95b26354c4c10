import type { DayBooking, DayPitch, FreeTimeRange } from '@i-one/contract/centres/calendar'
import { ph } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { timeText } from '../../lib/pitch-time.ts'
import { isPast, DayItemButton } from './day-item.tsx'
import {
  type ArrowKey,
  getDayHours,
  type DayItem,
  toDayItems,
  type DraggedBooking,
  findNeighbourKey,
} from './day.ts'
import { useSlotDrag } from './use-drag.ts'
import { useScrollToPitch } from './use-shown.ts'
import { formatHour, countMinutesSince } from './week.ts'
import styles from './day-columns.module.css'

type DayColumnsProps = {
  pitches: readonly DayPitch[]
  day: string
  now: string
  shown: string | undefined
  onShown: (pitch: string) => void
  onOpen: (booking: DayBooking, pitch: DayPitch) => void
  onFree: (timeRange: FreeTimeRange, pitch: DayPitch) => void
  moving: string | undefined
  onLift: (booking: DayBooking | undefined, pitch: DayPitch) => void
  onDrop: (booking: DraggedBooking, timeRange: FreeTimeRange, to: DayPitch) => void
  mayLift: (booking: DayBooking) => boolean
}

/** Uses a roving tabindex: only one item is in the tab order, and arrow keys move the focus. */
export function DayColumns(props: DayColumnsProps) {
  const { pitches, day, now, shown, onShown, onOpen, onFree, moving, onLift, onDrop, mayLift } = props
  const columns = pitches.map((pitch) => toDayItems(pitch, day))
  const { first, last } = getDayHours(pitches, day)
  const [focused, setFocused] = useState<string>()
  const container = useRef<HTMLDivElement>(null)
  const reachable = moving ? columns.map((items) => items.filter(({ free }) => free)) : columns
  const all = reachable.flat()
  const tabStop = all.find(({ key }) => key === focused) ?? all.find((item) => !isPast(item, now)) ?? all[0]
  useScrollToPitch(container, shown, onShown)

  const drag = useSlotDrag((lifted: DraggedBooking, target) => {
    for (const to of pitches) {
      const timeRange = to.free.find((free) => `${to._id} ${free.start}` === target)
      if (timeRange) onDrop(lifted, timeRange, to)
    }
  })

  const focus = (key: string) => {
    setFocused(key)
    container.current?.querySelector<HTMLElement>(`[data-item="${key}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, { key, booking }: DayItem, pitch: DayPitch) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') drag.cancel()
    if (event.key === 'Escape' && moving) {
      onLift(undefined, pitch)
      const lifted = columns.flat().find((item) => item.booking?._id === moving && !item.booking.onPart)
      if (lifted) focus(lifted.key)
    }
    if (event.key === 'm' && booking && mayLift(booking)) {
      onLift(booking, pitch)
      const beside = columns.flatMap((items) => items.filter(({ free }) => free))
      const own = toDayItems(pitch, day).filter(({ free }) => free)
      const next =
        own.find((free) => free.from >= countMinutesSince(day, booking.end, pitch.timeZone)) ?? beside[0]
      if (next) focus(next.key)
    }
    if (!event.key.startsWith('Arrow')) return
    const next = findNeighbourKey(reachable, key, event.key as ArrowKey)
    if (!next) return
    event.preventDefault()
    focus(next)
  }
  const line = countMinutesSince(day, now, pitches[0]?.timeZone ?? 'UTC')
  const isShown = line >= first * 60 && line <= last * 60
  return (
    <div
      ref={container}
      className={styles.day}
      style={{ '--hours': last - first, '--pitches': pitches.length } as CSSProperties}
    >
      <div
        className="hidden auto-rows-(--row) sticky inset-s-0 z-2 pt-(--head) text-muted text-least text-center bg-paper lg:grid"
        aria-hidden="true"
      >
        {Array.from({ length: last - first }, (_, n) => (
          <span key={n} className="num">
            {formatHour(first + n)}
          </span>
        ))}
      </div>
      {pitches.map((pitch, n) => (
        <section
          key={pitch._id}
          className="flex-[0_0_calc(100%-28px)] snap-start only-of-type:basis-full lg:border-s lg:border-line"
          aria-label={pitch.name}
          data-pitch={pitch._id}
        >
          <h2 className="pb-2.5 text-[20px] border-b-2 border-ink lg:h-(--head) lg:pt-3 lg:px-2.5 lg:pb-0 lg:truncate">
            {pitch.name}{' '}
            <span className="text-muted text-least font-semibold">
              <Trans>{{ minutes: pitch.slotMinutes }} min</Trans>
            </span>
          </h2>
          {columns[n]?.length === 0 && (
            <p className="py-4 text-muted lg:h-0 lg:pt-4 lg:px-2.5 lg:pb-0">
              <Trans>Closed all day.</Trans>
            </p>
          )}
          <ul className={styles.track}>
            {columns[n]?.map((item) => (
              <li
                key={item.key}
                style={
                  { '--from': item.from / 60 - first, '--long': (item.to - item.from) / 60 } as CSSProperties
                }
              >
                <DayItemButton
                  item={item}
                  pitch={pitch}
                  past={isPast(item, now)}
                  moving={moving}
                  drag={drag}
                  mayLift={mayLift}
                  tabIndex={item === tabStop ? 0 : -1}
                  onFocus={() => setFocused(item.key)}
                  onKeyDown={(event) => onKeyDown(event, item, pitch)}
                  onPick={() => (item.booking ? onOpen(item.booking, pitch) : onFree(item.free!, pitch))}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isShown && (
        <p
          className="hidden absolute inset-x-0 top-[calc(var(--head)+var(--at)*var(--row))] z-3 h-0.5 bg-dusk pointer-events-none lg:block forced-colors:bg-[Highlight]"
          style={{ '--at': line / 60 - first } as CSSProperties}
        >
          <Trans>
            <span className="vh">Current time: </span>
            <b className="absolute -top-2.5 inset-s-1.5 px-1 text-white text-least leading-5 bg-dusk rounded-[4px] num">
              {ph({ time: timeText(now, pitches[0]?.timeZone ?? 'UTC') })}
            </b>
          </Trans>
        </p>
      )}
    </div>
  )
}
