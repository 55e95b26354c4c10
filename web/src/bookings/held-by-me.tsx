import type { Pitch } from '@i-one/contract/pitches'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { CountDown } from '../lib/clock/count-down.tsx'
import { dayText, timeRangeText } from '../lib/pitch-time.ts'
import { buttonClass } from '../ui/button-class.ts'
import { holdQuery } from './queries.ts'
import { findSavedHold } from './saved-hold.ts'

export function MyHoldBanner({ pitch }: { pitch: Pick<Pitch, '_id' | 'timeZone'> }) {
  const [saved] = useState(findSavedHold)
  const here = saved?.pitch === pitch._id
  const { data: hold, isError } = useQuery({ ...holdQuery(saved?.id ?? ''), enabled: here })
  const [ended, setEnded] = useState(false)
  if (!hold || isError || ended) return null
  return (
    <div className="on-dark flex flex-wrap items-center gap-x-4 gap-y-3 mb-6 p-4 rounded-card bg-ink text-chalk">
      <p className="flex-1">
        <Trans>
          Held for you: {{ timeRange: timeRangeText(hold, pitch.timeZone) }},{' '}
          {{ day: dayText(hold.start, pitch.timeZone) }},{' '}
          <CountDown
            className="text-dusk-on-ink"
            until={new Date(hold.expiresAt)}
            smallestUnit="minutes"
            onEnd={() => setEnded(true)}
          />{' '}
          left
        </Trans>
      </p>
      <Link
        className={buttonClass({ variant: 'chalk', size: 'small' })}
        to={`/schedule-detail?${new URLSearchParams({ hold: hold._id, pitch: pitch._id })}`}
      >
        <Trans>Set up the game</Trans>
      </Link>
    </div>
  )
}
