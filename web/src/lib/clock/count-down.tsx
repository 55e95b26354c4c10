import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { clockText } from '../../ui/clock-text.ts'
import { onClockCorrected, serverNow } from '../server-clock.ts'

type CountDownProps = {
  until: Date
  /** Called when `until` is reached, or immediately if it has passed. A clock correction can cause another call. */
  onEnd?: () => void
  smallestUnit?: 'minutes' | 'hours'
  label?: string
  className?: string
}

export function CountDown({ until, onEnd, smallestUnit, label, className }: CountDownProps) {
  const left = useTimeLeft(until.getTime(), onEnd)
  return (
    <span role="timer" aria-label={label} className={classNames('num', className)}>
      {clockText(left, smallestUnit)}
    </span>
  )
}

/** Reports the remaining milliseconds now and when the displayed second changes, so that the display can't drift. */
export const watchTimeLeft = (until: number, report: (left: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const left = until - serverNow()
    report(left)
    if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
  }
  tick()
  const stop = onClockCorrected(tick)
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function useTimeLeft(until: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => until - serverNow())
  const ended = useEffectEvent(() => onEnd?.())
  useEffect(
    () =>
      watchTimeLeft(until, (now) => {
        setLeft(now)
        if (now <= 0) ended()
      }),
    [until],
  )
  return left
}
