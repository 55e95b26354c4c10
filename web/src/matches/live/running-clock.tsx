import { elapsedAt, formatClock, type MatchClock } from '@i-one/game/matches/clock'
import { useEffect, useRef } from 'react'

type RunningClockProps = { clock: MatchClock; offset: number; className?: string }

const stillMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * MM:SS:CC. A frame writes two text nodes past React, the minutes only when they change; where motion is unwanted it
 * moves once a second. A page that nobody sees gets no frames.
 */
export function RunningClock({ clock, offset, className }: RunningClockProps) {
  const minutes = useRef<HTMLSpanElement>(null)
  const hundredths = useRef<HTMLElement>(null)

  useEffect(() => {
    const write = () => {
      const text = formatClock(elapsedAt(clock, new Date(Date.now() + offset)))
      const [long, short] = [text.slice(0, -3), text.slice(-3)]
      if (minutes.current && minutes.current.textContent !== long) minutes.current.textContent = long
      if (hundredths.current) hundredths.current.textContent = short
    }
    write()
    return clock.running ? repeat(write) : undefined
  }, [clock, offset])

  return (
    <p role="timer" aria-label="Match clock" className={className}>
      <span ref={minutes} />
      <small ref={hundredths} />
    </p>
  )
}

const repeat = (write: () => void) => {
  if (stillMotion()) {
    const timer = setInterval(write, 1000)
    return () => clearInterval(timer)
  }
  let frame = requestAnimationFrame(function next() {
    write()
    frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}
