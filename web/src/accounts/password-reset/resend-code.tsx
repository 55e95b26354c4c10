import { requestPasswordReset } from '@i-one/contract/accounts/password-reset'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { toastError } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'

const coolDown = 60

const clockText = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** Reads the clock on each tick, because timers stop while a phone sleeps. */
const useSecondsUntil = (until: number) => {
  const [now, setNow] = useState(serverNow)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const tick = setInterval(() => setNow(serverNow()), 250)
    return () => clearInterval(tick)
  }, [left])
  return left
}

export function ResendCode({ email }: { email: string }) {
  const [until, setUntil] = useState(() => serverNow() + coolDown * 1000)
  const left = useSecondsUntil(until)

  const resend = async () => {
    setUntil(serverNow() + coolDown * 1000)
    try {
      const { message } = await call(requestPasswordReset, { body: { email } })
      toast.success(message)
    } catch (error) {
      toastError(error)
      setUntil(serverNow() + (error.retryAfter ?? 0) * 1000)
    }
  }

  if (left > 0)
    return (
      <p className="mute">
        <Trans>Resend Code in {{ time: clockText(left) }}</Trans>
      </p>
    )
  return (
    <button type="button" className="link" onClick={() => void resend()}>
      <Trans>Resend Code</Trans>
    </button>
  )
}
