import type { TeamFixture } from '@i-one/contract/teams'
import { useState } from 'react'
import { nearDayText, timeText } from '../lib/pitch-time.ts'
import { CountDown } from '../ui/count-down.tsx'
import { FixtureStrip } from './fixture-strip.tsx'

type NextMatchProps = {
  next: TeamFixture
  /** When it was answered, by this device's clock, in ms. */
  answeredAt: number
}

/** What the team plays next, until its end. */
export function NextMatch({ next, answeredAt }: NextMatchProps) {
  const { session, match, matchType, start, pitch, team, opponent, serverTime } = next
  const [hasBegun, setHasBegun] = useState(false)
  const day = nearDayText(start, pitch.timeZone, new Date(serverTime))
  return (
    <FixtureStrip
      to={session ? `/sessions/${session}` : `/m/${match ?? ''}`}
      title={<b>{hasBegun ? 'On now' : `Next: ${day}, ${timeText(start, pitch.timeZone)}`}</b>}
      about={`${matchType}, ${pitch.name}`}
      teams={[team.name, opponent?.name]}
      between="v"
    >
      {!hasBegun && (
        <CountDown
          until={new Date(start)}
          offset={Date.parse(serverTime) - answeredAt}
          onEnd={() => setHasBegun(true)}
        />
      )}
    </FixtureStrip>
  )
}
