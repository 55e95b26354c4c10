import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { relativeDayText } from '../lib/pitch-time.ts'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { useMainStore } from '../lib/store.ts'
import { useNow } from '../lib/use-now.ts'
import { useSheet } from '../lib/use-sheet.ts'
import { paymentsQuery } from '../payments/queries.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/layout/section.tsx'
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx'
import { ThumbBar } from '../ui/layout/thumb-bar.tsx'
import { useLazyModule, runWhenIdle } from '../ui/use-lazy-module.ts'
import type { PeopleDialogName, SessionDialogName } from './act-dialog.tsx'
import { FormatFacts } from './format-facts.tsx'
import { isUserGoing, listNotCheckedIn } from './people.ts'
import { PeopleSection } from './places/people-section.tsx'
import { isSideCaptain, canSeePayments } from './rights.ts'
import { SessionAction } from './session-action.tsx'
import { SessionClock } from './session-clock.tsx'
import { SessionHead } from './session-head.tsx'
import {
  type SessionTab,
  findSelectedTab,
  tabLabels,
  listTabs,
  captainToolsLocation,
} from './session-status.ts'
import { useSessionActions } from './use-session-actions.ts'
import styles from './session-view.module.css'

const CaptainTools = lazyPart(async () => (await import('./captain/captain-tools.tsx')).CaptainTools)
const PaymentsRow = lazyPart(async () => (await import('./captain/payments-row.tsx')).PaymentsRow)
const SeriesSection = lazyPart(async () => (await import('./series/series-section.tsx')).SeriesSection)
const WaitingList = lazyPart(async () => (await import('./places/waiting-list.tsx')).WaitingList)
const SidesSection = lazyPart(async () => (await import('./opponents/sides-section.tsx')).SidesSection)
const loadMatches = () => import('./rotation/session-matches.tsx')
const loadHistory = () => import('./history/session-history.tsx')
const SessionMatches = lazyPart(async () => (await loadMatches()).SessionMatches)
const SessionHistory = lazyPart(async () => (await loadHistory()).SessionHistory)
const loadDialogs = () => import('./session-dialogs.tsx')
const loadPeopleDialogs = () => import('./places/people-dialogs.tsx')

const columns = 'columns gap-y-12 pt-7 pb-12 lg:grid-rows-[auto_auto_1fr] lg:gap-y-14 lg:pt-12 lg:pb-24'

const Side = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 content-start gap-12 lg:col-2 lg:row-[1/4]">{children}</div>
)

export function SessionView({ session }: { session: Session }) {
  const me = useMainStore(({ auth }) => auth.user?._id)
  const now = useNow(1000)
  const actions = useSessionActions(session._id)
  const [shown, show] = useSheet<SessionDialogName | PeopleDialogName>()
  const close = () => show(undefined)
  const dialogs = useLazyModule(loadDialogs, shown !== undefined, close)
  const people = useLazyModule(loadPeopleDialogs, shown !== undefined, close)
  usePageTitle(
    t`${{ day: relativeDayText(session.start, session.pitch.timeZone, now) }} at ${{ pitch: session.pitch.name }}`,
  )

  const { data: payments } = useQuery({ ...paymentsQuery(session), enabled: canSeePayments(session, me) })

  const captain = session.captain._id === me
  const leads = isSideCaptain(session, me)
  const common = { session, me, now, actions }
  const finish = () => (listNotCheckedIn(session).length > 0 ? show('finish') : void actions.act('finish'))
  const action = (
    <SessionAction
      {...common}
      onShare={() => show('share')}
      onJoin={() => show('join')}
      onLeave={() => show('leave')}
      onFinish={finish}
    />
  )
  const side = <div className="hidden gap-3 lg:flex lg:*:first:flex-1">{action}</div>
  const sure = captain || session.hosting === true || isUserGoing(session.mine)
  const owes = session.price.amount > 0 && (sure || (payments?.places.length ?? 0) > 0)
  const tabs = listTabs(session, me !== undefined)
  const parts: Record<SessionTab, ReactNode> = {
    session: (
      <>
        <PeopleSection
          {...{ session, me, now }}
          onOpen={({ _id }) => show(`place ${_id}`)}
          onAddGuests={() => show('guests')}
        />
        <Side>
          {side}
          {me && (session.sets === 1 || session.opponent) && (
            <Suspense>
              <SidesSection session={session} me={me} actions={actions} onShow={show} />
            </Suspense>
          )}
          {session.waiting > 0 && (
            <Suspense>
              <WaitingList {...common} />
            </Suspense>
          )}
          {captain && (
            <Suspense>
              <CaptainTools
                {...common}
                payments={owes ? payments : undefined}
                onShow={show}
                onFinish={finish}
              />
            </Suspense>
          )}
          {!captain && owes && payments && (
            <Suspense>
              <PaymentsRow session={session} payments={payments} />
            </Suspense>
          )}
          {me && session.series && (
            <Suspense>
              <SeriesSection session={session} now={now} />
            </Suspense>
          )}
          <PitchSection pitch={session.pitch} member={me !== undefined} />
        </Side>
        <FormatFacts session={session} />
      </>
    ),
    matches: (
      <>
        <Suspense>
          <SessionMatches
            session={session}
            captain={leads || session.teamCaptain === true}
            actions={actions}
          />
        </Suspense>
        <Side>{side}</Side>
      </>
    ),
    history: me && (
      <>
        <Suspense>
          <SessionHistory session={session} me={me} now={now} />
        </Suspense>
        <Side>{side}</Side>
      </>
    ),
  }
  return (
    <>
      <SessionHead session={session} captain={captain} now={now} />
      <SessionClock session={session} now={now} />
      <SessionParts tabs={tabs} parts={parts} />
      <ThumbBar className="lg:hidden">
        {action}
        {captain && (
          <Link
            className="grid flex-none place-items-center size-15 border-2 border-current rounded-pill text-turf"
            to={captainToolsLocation}
            aria-label={t`Captain’s tools`}
          >
            <Icon name="more" />
          </Link>
        )}
      </ThumbBar>
      {dialogs && <dialogs.SessionDialogs {...common} shown={shown} onShow={show} />}
      {people && <people.PeopleDialogs {...common} shown={shown} onClose={close} />}
    </>
  )
}

type SessionPartsProps = { tabs: readonly SessionTab[]; parts: Record<SessionTab, ReactNode> }

/** Each tab has its own URL, so the browser's Back button returns to the previous tab. */
function SessionParts({ tabs, parts }: SessionPartsProps) {
  const [search] = useSearchParams()
  const tab = findSelectedTab(tabs, search)
  const to = (next: SessionTab) => (next === 'session' ? '?' : `?${next}`)
  const hasTabs = tabs.length > 1
  // preloads the tabs, so that they also open offline; a failed preload is retried when the user opens the tab
  useEffect(
    () => (hasTabs ? runWhenIdle(() => void Promise.allSettled([loadMatches(), loadHistory()])) : undefined),
    [hasTabs],
  )
  if (!hasTabs) return <div className={`wrap ${columns}`}>{parts.session}</div>
  return (
    <Tabs
      label={t`Game sections`}
      className={`wrap ${styles.parts}`}
      value={tab}
      to={to}
      replace={false}
      items={tabs.map((value) => ({ value, label: tabLabels[value] }))}
    >
      {tabs.map((one) => (
        <TabPanel key={one} value={one}>
          <div className={columns}>{parts[one]}</div>
        </TabPanel>
      ))}
    </Tabs>
  )
}

type PitchSectionProps = { pitch: Session['pitch']; member: boolean }

const PitchSection = ({ pitch, member }: PitchSectionProps) => (
  <Section title={t`The pitch`}>
    <img
      className="screen w-full h-auto mb-3 rounded-card bg-stone"
      src={pitch.pitchPhoto}
      width="1280"
      height="800"
      alt={pitch.name}
      loading="lazy"
    />
    <p>
      <span translate="no">
        <b>{pitch.name}</b>, {pitch.address}
      </span>
    </p>
    <Link className="link" to={member ? `/pitches/${pitch._id}` : `/p/${pitch._id}`}>
      <Trans>See the pitch and its slots</Trans>
    </Link>
  </Section>
)
