import { getElapsedMs, formatClock, type MatchClock } from '@i-one/game/matches/clock'
import { t } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../lib/server-clock.ts'

const elapsedText = (clock: MatchClock) => formatClock(getElapsedMs(clock, new Date(serverNow())))

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Updates two text nodes without React on every frame, or once a second if the user prefers reduced motion. */
export function RunningClock({ clock, className }: { clock: MatchClock; className?: string }) {
  const minutes = useRef<HTMLSpanElement>(null)
  const hundredths = useRef<HTMLElement>(null)
  const [first] = useState(() => elapsedText(clock))

  useEffect(() => {
    const write = () => {
      const text = elapsedText(clock)
      const [long, short] = [text.slice(0, -3), text.slice(-3)]
      if (minutes.current && minutes.current.textContent !== long) minutes.current.textContent = long
      if (hundredths.current) hundredths.current.textContent = short
    }
    write()
    return clock.running ? repeat(write) : undefined
  }, [clock])

  return (
    <p role="timer" aria-label={t`Match clock`} dir="ltr" className={className}>
      <span ref={minutes}>{first.slice(0, -3)}</span>
      <small ref={hundredths} className="text-[0.62em]">
        {first.slice(-3)}
      </small>
    </p>
  )
}

const repeat = (write: () => void) => {
  if (prefersReducedMotion()) {
    const timer = setInterval(write, 1000)
    return () => clearInterval(timer)
  }
  let frame = requestAnimationFrame(function next() {
    write()
    frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}
