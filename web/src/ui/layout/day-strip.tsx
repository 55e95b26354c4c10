import { shortMonthText, shortWeekdayText } from '@i-one/game/formats/dates'
import { longDayText } from '@i-one/game/formats/long-dates'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { ChoiceLink } from '../choice-link.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { commaText } from '../text/joins.ts'
import styles from './day-strip.module.css'

type Day = {
  /** A calendar day, for example `2025-11-20`. */
  date: string
  marked?: boolean
  full?: boolean
}

type DayStripProps = {
  label: string
  days: readonly Day[]
  value: string
  to: (date: string) => string
  within?: string
  replace?: boolean
  today?: string
  markedText?: string
  fullText?: string
  onEarlier?: () => void
  className?: string
}

export function DayStrip({ label, days, value, onEarlier, className, ...each }: DayStripProps) {
  const strip = useRef<HTMLElement>(null)
  const end = useRef<HTMLElement>(null)
  const isNew = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(false)

  useEffect(() => {
    const { current } = strip
    const chosen = current?.querySelector<HTMLElement>(`[data-date="${value}"]`)
    // does not scroll back if the user scrolled before hydration, because the user is about to tap another day
    const isMoved = isNew.current && current !== null && current.scrollLeft !== 0
    isNew.current = false
    if (current && chosen && !isMoved)
      current.scrollLeft = chosen.offsetLeft - (current.clientWidth - chosen.clientWidth) / 2
  }, [value])

  useEffect(() => {
    // 2 px, because scroll positions are fractional on some screens
    const observer = new IntersectionObserver(
      (entries) => setIsAtEnd(entries.at(-1)?.isIntersecting === true),
      { root: strip.current, rootMargin: '2px' },
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div className={classNames(styles.holder, className)}>
      {onEarlier && (
        <IconButton
          data-quick
          icon="chevron-left"
          label={t`Earlier days`}
          className="mirrored h-auto border-b border-line rounded-none"
          onClick={onEarlier}
        />
      )}
      <nav
        ref={strip}
        className="relative flex flex-1 overflow-x-auto [scrollbar-width:none] border-b border-line"
        aria-label={label}
      >
        {days.map((day, at) => (
          <DayLink
            key={day.date}
            day={day}
            month={at > 0 && day.date.endsWith('-01')}
            chosen={day.date === value}
            {...each}
          />
        ))}
        <i ref={end} />
      </nav>
      {!isAtEnd && (
        <IconButton
          data-quick
          icon="chevron-right"
          label={t`Later days`}
          className={`${styles.later} mirrored`}
          onClick={() => strip.current && scrollForward(strip.current)}
        />
      )}
    </div>
  )
}

const scrollForward = (strip: HTMLElement) => {
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  strip.scrollBy({ left: sign * strip.clientWidth * 0.7, behavior: 'smooth' })
}

type DayLinkProps = Pick<DayStripProps, 'to' | 'within' | 'replace' | 'today' | 'markedText' | 'fullText'> & {
  day: Day
  month: boolean
  chosen: boolean
}

function DayLink({ day, month, chosen, to, today, markedText, fullText, ...rest }: DayLinkProps) {
  const { date, marked, full } = day
  const dayOfMonth = Number(date.slice(-2))
  const weekday = date === today ? t`Today` : shortWeekdayText(date, 'UTC')
  const spoken = commaText(longDayText(date, 'UTC'), marked && markedText, full && fullText)
  return (
    <>
      {month && (
        <span
          className="grid flex-none place-items-center py-1.5 text-muted text-least font-bold [writing-mode:vertical-rl] rotate-180"
          aria-hidden="true"
        >
          {shortMonthText(date, 'UTC')}
        </span>
      )}
      <ChoiceLink
        {...rest}
        to={to(date)}
        className={classNames(
          styles.day,
          date === today && styles.today,
          marked && styles.marked,
          full && styles.full,
        )}
        data-date={date}
        aria-current={chosen ? 'date' : undefined}
      >
        <Trans>
          <b className="num text-[1.375rem]">{dayOfMonth}</b> <span>{weekday}</span>
          <span className="vh">, {spoken}</span>
        </Trans>
      </ChoiceLink>
    </>
  )
}
