import type { TeamFixture } from '@i-one/contract/teams'
import { useState } from 'react'
import { CountDown } from '../lib/clock/count-down.tsx'
import { nearDayText, timeText } from '../lib/pitch-time.ts'
import { useZoneAfter } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { FixtureStrip } from './fixture-strip.tsx'

export function NextMatch({ next }: { next: TeamFixture }) {
  const { session, match, matchType, start, pitch, team, opponent } = next
  const [hasBegun, setHasBegun] = useState(false)
  const day = nearDayText(start, pitch.timeZone, useNow())
  const zone = useZoneAfter(start, pitch.timeZone)
  return (
    <FixtureStrip
      to={session ? `/sessions/${session}` : `/m/${match ?? ''}`}
      title={<b>{hasBegun ? 'On now' : `Next: ${day}, ${timeText(start, pitch.timeZone)}${zone}`}</b>}
      about={`${matchType}, ${pitch.name}`}
      teams={[team.name, opponent?.name]}
      between="v"
    >
      {!hasBegun && <CountDown until={new Date(start)} onEnd={() => setHasBegun(true)} />}
    </FixtureStrip>
  )
}
