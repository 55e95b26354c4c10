import type { Place, Session } from '@i-one/contract/sessions'
import { isUpcoming } from '@i-one/contract/sessions/states'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { toTimeBeside } from '../../lib/time/time-beside.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { countRemainingGuests, occupancyText, isUserGoing } from '../people.ts'
import { canCheckIn } from '../rights.ts'
import { PeopleList } from './people-list.tsx'
import { PlacesOnPitch } from './places-on-pitch.tsx'

const AttendanceList = lazyPart(async () => (await import('./attendance-list.tsx')).AttendanceList)

type PeopleSectionProps = {
  session: Session
  me: string | undefined
  now: Date
  onOpen: (place: Place) => void
  onAddGuests: () => void
}

type View = 'pitch' | 'list' | 'attendance'

const views: readonly { value: View; label: string }[] = [
  { value: 'pitch', label: t`Pitch` },
  { value: 'list', label: t`List` },
]
const attendanceView = { value: 'attendance', label: t`Attendance` } as const

export function PeopleSection({ session, me, now, onOpen, onAddGuests }: PeopleSectionProps) {
  const [view, setView] = useState<View>(session.captain._id === me ? 'list' : 'pitch')
  const checking = canCheckIn(session, me, now)
  const shown = view === 'attendance' && !checking ? 'list' : view
  const people = { session, me, onOpen }
  return (
    <Section
      title={occupancyText(session)}
      action={
        canAddGuests(session, me) && (
          <button type="button" className="link" onClick={onAddGuests}>
            <Trans>Add guests</Trans>
          </button>
        )
      }
    >
      <Segmented
        label={t`View players as`}
        className="mb-5"
        value={shown}
        onChange={setView}
        items={checking ? [...views, attendanceView] : views}
      />
      {shown === 'pitch' && <PlacesOnPitch {...people} />}
      {shown === 'list' && <PeopleList {...people} />}
      {shown === 'attendance' && (
        <Suspense fallback={<Loading label={t`Loading players`} height={240} />}>
          <AttendanceList session={session} me={me} now={now} />
        </Suspense>
      )}
      <Drawn session={session} />
    </Section>
  )
}

/** Excludes the captain, who adds guests from the captain's tools instead. */
const canAddGuests = (session: Session, me: string | undefined) =>
  me !== undefined &&
  me !== session.captain._id &&
  isUserGoing(session.mine) &&
  isUpcoming(session.state) &&
  countRemainingGuests(session, me) > 0

function Drawn({ session }: { session: Session }) {
  const text = drawnText(session)
  if (!text) return undefined
  return (
    <div className="small mute mt-3 wrap-anywhere">
      <p>{text}</p>
      {session.sets > 1 && <HowDrawn {...session} />}
    </div>
  )
}

const drawnText = ({ start, drawnAt, pitch, sets, state, opponent }: Session) => {
  const upcoming = isUpcoming(state)
  if (opponent) return undefined
  if (sets === 1)
    return (
      upcoming &&
      t`This game needs an opponent. If no one takes the other side, the players split into two teams.`
    )
  if (!drawnAt) return upcoming && t`The teams are drawn at random before kick-off.`
  const { day, time } = toTimeBeside(drawnAt, pitch.timeZone, start)
  const drawn = day ? t`Teams drawn on ${day} at ${time}.` : t`Teams drawn at ${time}.`
  return upcoming ? [drawn, t`The captain can draw again until kick-off.`].join(' ') : drawn
}

const HowDrawn = ({ drawnAt, drawSeed }: Pick<Session, 'drawnAt' | 'drawSeed'>) => (
  <details>
    <summary className="link inline-flex items-center min-h-11 cursor-pointer print:hidden">
      {drawnAt ? t`How were the teams drawn?` : t`How are teams drawn?`}
    </summary>
    <p>
      <Trans>
        Teams are the same size, give or take one player. Keepers are spread evenly, friends can play
        together, and teams are about equally strong. The rest is random.
      </Trans>
    </p>
    <p className="mt-2">
      <Trans>
        A team without a keeper still needs a player in goal. We pick a player without a position, otherwise
        the first to join. They can swap on the pitch.
      </Trans>
    </p>
    {drawSeed && (
      <p className="mt-2">
        <Trans>The same players and seed {drawSeed} always give the same teams.</Trans>
      </p>
    )}
  </details>
)
