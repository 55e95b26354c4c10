import type { Session } from '@i-one/contract/sessions'
import type { TournamentFixture } from '@i-one/contract/sessions/nearby'
import { isEnded, isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { t } from '@lingui/core/macro'
import { timeRangeText } from '../lib/pitch-time.ts'
import { commaText } from '../ui/text/joins.ts'

type Timed = Pick<Session, '_id' | 'start' | 'end' | 'state' | 'mine' | 'pitch'>
type Fixture = Pick<TournamentFixture, 'start' | 'end' | 'pitch' | 'tournament'>

export type TimeRange = { _id?: string; start: string; end: string }

const overlap = (one: TimeRange, other: TimeRange) => one.start < other.end && one.end > other.start

export const clashText = (
  timeRange: TimeRange,
  { sessions, fixtures }: { sessions: readonly Timed[]; fixtures: readonly Fixture[] },
) => {
  const placeText = ({ start, end, pitch }: Pick<Timed, 'start' | 'end' | 'pitch'>) =>
    commaText(pitch.name, timeRangeText({ start, end }, pitch.timeZone))
  const session = sessions.find(
    (other) =>
      other._id !== timeRange._id &&
      !isEnded(other.state) &&
      (isGoing(other.mine?.state) || isWaiting(other.mine?.state)) &&
      overlap(timeRange, other),
  )
  if (session) return t`You’re in another game at the same time: ${{ pitchAndTime: placeText(session) }}.`
  const fixture = fixtures.find((other) => overlap(timeRange, other))
  return (
    fixture &&
    t`You have a match in ${{ tournament: fixture.tournament.name }} at the same time: ${{ pitchAndTime: placeText(fixture) }}.`
  )
}
