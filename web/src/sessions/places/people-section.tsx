import type { Place } from '@i-one/contract/sessions'
import { isAhead } from '@i-one/contract/sessions/states'
import { lazy, Suspense, useState } from 'react'
import { timeText } from '../../lib/pitch-time.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { guestsLeft, inAndFree, isIn } from '../people.ts'
import type { LiveSession } from '../queries.ts'
import { checksIn } from '../rights.ts'
import { PeopleList } from './people-list.tsx'
import { PlacesOnPitch } from './places-on-pitch.tsx'
import styles from './people-section.module.css'

const AttendanceList = lazy(() =>
  import('./attendance-list.tsx').then(({ AttendanceList }) => ({ default: AttendanceList })),
)

type PeopleSectionProps = {
  session: LiveSession
  me: string | undefined
  now: Date
  onOpen: (place: Place) => void
  onAddGuests: () => void
}

type View = 'pitch' | 'list' | 'attendance'

const views: readonly { value: View; label: string }[] = [
  { value: 'pitch', label: 'Pitch' },
  { value: 'list', label: 'List' },
]
const whoCame = { value: 'attendance', label: 'Who came' } as const

/** The people of a session: as shirts on a pitch, as a list, and for captain and pitch to be checked in. */
export function PeopleSection({ session, me, now, onOpen, onAddGuests }: PeopleSectionProps) {
  const [view, setView] = useState<View>('pitch')
  const checking = checksIn(session, me, now)
  const shown = view === 'attendance' && !checking ? 'list' : view
  const people = { session, me, onOpen }
  return (
    <Section
      title={inAndFree(session)}
      action={
        mayAddGuests(session, me) && (
          <button type="button" className="link" onClick={onAddGuests}>
            Add guests
          </button>
        )
      }
    >
      <Segmented
        label="People as"
        className={styles.views}
        value={shown}
        onChange={setView}
        items={checking ? [...views, whoCame] : views}
      />
      {shown === 'pitch' && <PlacesOnPitch {...people} />}
      {shown === 'list' && <PeopleList {...people} />}
      {shown === 'attendance' && (
        <Suspense fallback={<LoadingList />}>
          <AttendanceList session={session} me={me} />
        </Suspense>
      )}
      <Drawn session={session} />
    </Section>
  )
}

const LoadingList = () => (
  <Loading label="Loading who came">
    <Skeleton height={240} />
  </Loading>
)

const mayAddGuests = (session: LiveSession, me: string | undefined) => {
  return me !== undefined && isIn(session.mine) && isAhead(session.state) && guestsLeft(session, me) > 0
}

function Drawn({ session }: { session: LiveSession }) {
  const drawn = drawnText(session)
  return drawn && <p className={`small mute ${styles.drawn}`}>{drawn}</p>
}

const how =
  'By lot means: sets alike in size, keepers spread, friends who asked together, strengths even, and for the rest chance'

const drawnText = (session: LiveSession) => {
  const { drawnAt, drawSeed, pitch, sets } = session
  const again = isAhead(session.state)
  if (sets === 1)
    return again && 'One set looks for an opponent: share the session with a team that wants to play it.'
  if (!drawnAt) return again && `The sets are drawn by lot before kick-off. ${how}.`
  const at = `Sets drawn at ${timeText(drawnAt, pitch.timeZone)}.`
  const until = again ? ' The captain can draw again until kick-off.' : ''
  return `${at}${until} ${how}${drawSeed ? `. Who wants to check it repeats the draw with the seed ${drawSeed}` : ''}.`
}
