import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { clockText } from './clock-text.ts'
import { firstNow } from './first-paint.ts'

type CountDownProps = {
  until: Date
  /** Server's clock minus this device's, in ms. */
  offset: number
  /** Once for each `until`, at once when it has passed already. */
  onEnd?: () => void
  least?: 'minutes' | 'hours'
  label?: string
  className?: string
}

export function CountDown({ until, offset, onEnd, least, label, className }: CountDownProps) {
  const left = useTimeLeft(until.getTime(), offset, onEnd)
  return (
    <span role="timer" aria-label={label} className={classNames('num', className)}>
      {clockText(left, least)}
    </span>
  )
}

/** Ticks when the shown second changes, not a second after the last tick: it cannot drift. */
function useTimeLeft(until: number, offset: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => until - firstNow().getTime() - offset)
  const ended = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const now = until - Date.now() - offset
      setLeft(now)
      if (now <= 0) ended()
      else timer = setTimeout(tick, now % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, offset])

  return left
}
