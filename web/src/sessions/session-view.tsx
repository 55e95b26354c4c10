import { lazy, Suspense } from 'react'
import { usePageTitle } from '../lib/page-title.ts'
import { nearDayText } from '../lib/pitch-time.ts'
import { useMain } from '../lib/store.ts'
import { useLazyModule } from '../lib/use-lazy-module.ts'
import { useNow } from '../lib/use-now.ts'
import { useSheet } from '../lib/use-sheet.ts'
import { Money } from '../payments/money.tsx'
import { ThumbBar } from '../ui/layout/thumb-bar.tsx'
import { CaptainTools } from './captain/captain-tools.tsx'
import { FormatFacts } from './format-facts.tsx'
import { SessionHistory } from './history/session-history.tsx'
import type { PeopleDialog } from './people-dialog.ts'
import { uncheckedIn } from './people.ts'
import { PitchSection } from './pitch-section.tsx'
import { PeopleSection } from './places/people-section.tsx'
import { WaitingList } from './places/waiting-list.tsx'
import type { LiveSession } from './queries.ts'
import { leadsSide } from './rights.ts'
import { SessionMatches } from './rotation/session-matches.tsx'
import { SessionAction } from './session-action.tsx'
import { SessionClock } from './session-clock.tsx'
import type { SessionDialog } from './session-dialog.ts'
import { SessionHead } from './session-head.tsx'
import { serverNow } from './session-status.ts'
import { useSessionActions } from './use-session-actions.ts'
import styles from './session-view.module.css'

const SeriesSection = lazy(() =>
  import('./series/series-section.tsx').then(({ SeriesSection }) => ({ default: SeriesSection })),
)
const SidesSection = lazy(() =>
  import('./opponents/sides-section.tsx').then(({ SidesSection }) => ({ default: SidesSection })),
)
const loadDialogs = () => import('./session-dialogs.tsx')
const loadPeopleDialogs = () => import('./places/people-dialogs.tsx')

export function SessionView({ session }: { session: LiveSession }) {
  const me = useMain(({ auth }) => auth.user?._id)
  const now = serverNow(session, useNow(1000))
  const actions = useSessionActions(session._id)
  const [shown, show] = useSheet<SessionDialog | PeopleDialog>()
  const close = () => show(undefined)
  const dialogs = useLazyModule(loadDialogs, shown !== undefined, close)
  const people = useLazyModule(loadPeopleDialogs, shown !== undefined, close)
  usePageTitle(`${nearDayText(session.start, session.pitch.timeZone, now)} at ${session.pitch.name}`)

  const captain = session.captain._id === me
  const leads = leadsSide(session, me)
  const common = { session, me, now, actions }
  const finish = () => (uncheckedIn(session).length > 0 ? show('finish') : void actions.act('finish'))
  const action = (
    <SessionAction
      {...common}
      onShare={() => show('share')}
      onJoin={() => show('join')}
      onLeave={() => show('leave')}
      onFinish={finish}
    />
  )
  return (
    <>
      <SessionHead session={session} captain={captain} now={now} />
      <SessionClock session={session} now={now} />
      <div className={`wrap ${styles.page}`}>
        <PeopleSection
          session={session}
          me={me}
          now={now}
          onOpen={({ _id }) => show(`place ${_id}`)}
          onAddGuests={() => show('guests')}
        />
        <div className={styles.side}>
          <div className={styles.wideAction}>{action}</div>
          {me && (session.sets === 1 || session.opponent) && (
            <Suspense>
              <SidesSection session={session} me={me} actions={actions} onShow={show} />
            </Suspense>
          )}
          {captain && <CaptainTools {...common} onShow={show} onFinish={finish} />}
          {session.waiting > 0 && <WaitingList {...common} />}
          {(session.matches.length > 0 || session.next) && (
            <SessionMatches
              session={session}
              captain={leads || session.teamCaptain === true}
              actions={actions}
            />
          )}
          {me && session.price.amount > 0 && <Money session={session} me={me} />}
          {me && session.series && (
            <Suspense>
              <SeriesSection session={session} now={now} />
            </Suspense>
          )}
          <PitchSection pitch={session.pitch} member={me !== undefined} />
        </div>
        <FormatFacts session={session} />
        {me && <SessionHistory session={session} me={me} now={now} />}
      </div>
      <ThumbBar className={styles.bar}>{action}</ThumbBar>
      {dialogs && <dialogs.SessionDialogs {...common} shown={shown} onShow={show} />}
      {people && <people.PeopleDialogs {...common} shown={shown} onClose={close} />}
    </>
  )
}
