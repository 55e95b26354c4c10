import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import type { ReactNode } from 'react'
import { CountDown } from '../lib/clock/count-down.tsx'
import { endedText, findCountdownStatus } from './session-status.ts'

type SessionClockProps = { session: Session; now: Date }

/** Hidden in print, because a printed countdown would be outdated. */
const InkBar = ({ children }: { children: ReactNode }) => (
  <div className="on-dark bg-ink text-chalk print:hidden">
    <div className="wrap flex flex-wrap items-center justify-between gap-4 py-3.5">{children}</div>
  </div>
)

export function SessionClock({ session, now }: SessionClockProps) {
  if (isEnded(session.state))
    return (
      <InkBar>
        <output className="font-strong leading-[1.3]">{endedText(session)}</output>
      </InkBar>
    )
  const clock = findCountdownStatus(session, now)
  if (!clock) return null
  return (
    <InkBar>
      {/* the minimum width makes the countdown wrap to the next line on narrow screens */}
      <p className="flex-1 min-w-[6rem] font-strong leading-[1.3]">
        {clock.sentence}
        {clock.detail && <small className="block text-ink-mute text-small font-normal">{clock.detail}</small>}
      </p>
      <CountDown
        className="text-dusk-on-ink text-[length:min(clamp(1.5rem,7.4vw,2.5rem),13vw)] lg:text-[3.25rem]"
        until={clock.until}
        label={clock.sentence}
      />
    </InkBar>
  )
}
