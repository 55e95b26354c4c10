import type { Match } from '@i-one/contract/matches'
import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { myFixturesQuery } from '../../bookings/my-fixtures-query.ts'
import { mySessionsQuery } from '../../bookings/my-sessions-query.ts'
import { isNotFound } from '../../lib/is-missing.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { useMainStore } from '../../lib/store.ts'
import { useSearch } from '../../lib/use-search.ts'
import { useLiveSession } from '../../sessions/use-live-session.ts'
import { TeamHeadToHead } from '../../stats/team-meetings.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState, type ErrorStateProps } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toInitials } from '../../ui/football/kit.ts'
import { LineupPanel } from '../lineups/lineup-panel.tsx'
import { toSessionLineups, emptyLineup } from '../lineups/session-lineups.ts'
import { useLiveMatch } from '../live/use-live-match.ts'
import { type Fixture, FixtureLayout, FixtureSkeleton } from './fixture-layout.tsx'
import { findNextFixture } from './next-of.ts'
import { SessionActionBar } from './session-ways.tsx'

// lazy, because most users do not edit lineups
const loadEditing = () => import('./upcoming-lineups.tsx')
const Attendance = lazyPart(
  async () => (await import('../../tournaments/availability/who-comes.tsx')).Attendance,
)
const SessionLineups = lazyPart(async () => (await loadEditing()).SessionLineups)
const ScheduledMatchLineups = lazyPart(async () => (await loadEditing()).ScheduledMatchLineups)

/** Shows the fixture in the URL, or else in the history state, or else the user’s next fixture. */
export function Component() {
  usePageTitle(t`Upcoming Match`)
  const [search] = useSearch()
  const handed = usePassedFixture()
  const [session, match] = [search.get('session'), search.get('match')]
  if (match) return <MatchById key={match} id={match} handed={handed} />
  if (session) return <SessionById id={session} handed={handed} />
  if (handed) return <PassedFixture handed={handed} />
  return <MyNextFixture />
}

/** Returns the team names that Home passed, to show the teams until the session has loaded. */
const usePassedFixture = (): Fixture | undefined => {
  const state = (useLocation().state ?? {}) as Record<string, unknown>
  const [one, two] = [toTeam(state['team1']), toTeam(state['team2'])]
  const { matchType } = state
  return one && two
    ? { matchType: typeof matchType === 'string' ? matchType : '', teamOne: one, teamTwo: two }
    : undefined
}

const toTeam = (handed: unknown) => {
  if (!handed) return undefined
  const name = typeof handed === 'string' ? handed : (handed as { name?: unknown }).name
  return typeof name === 'string' ? { name, initials: toInitials(name) } : undefined
}

type NamedProps = { id: string; handed: Fixture | undefined }

function SessionById({ id, handed }: NamedProps) {
  const query = useQuery(useLiveSession(id))
  const { data, error } = query
  if (data) return <ShownSession session={data} />
  if (error) return <LoadError error={error} query={query} />
  return <FixtureSkeleton fixture={handed} />
}

function MatchById({ id, handed }: NamedProps) {
  const { live, match, link } = useLiveMatch(id)
  if (match) return <ShownMatch match={match} />
  if (link.state === 'refused') return <LoadError error={link.error} onRetry={() => live.retry()} />
  if (link.state === 'lost')
    return <LoadError error={new Error(t`No connection`)} onRetry={() => live.retry()} />
  return <FixtureSkeleton fixture={handed} />
}

function MyNextFixture() {
  const [sessions, fixtures] = [useQuery(mySessionsQuery), useQuery(myFixturesQuery)]
  if (sessions.isPending || fixtures.isPending) return <FixtureSkeleton />
  const { session, match } = findNextFixture(sessions.data ?? [], fixtures.data ?? [])
  if (match) {
    const handed = { ...match, teamOne: withInitials(match.teamOne), teamTwo: withInitials(match.teamTwo) }
    return <MatchById key={match._id} id={match._id} handed={handed} />
  }
  if (session) return <ShownSession session={session} />
  const failed = sessions.error ? sessions : fixtures
  if (failed.error) return <LoadError error={failed.error} query={failed} />
  return (
    <div className="wrap pt-8 pb-16">
      <h1 className="vh">
        <Trans>Upcoming Match</Trans>
      </h1>
      <Empty
        title={t`No Upcoming Matches`}
        sentence={t`You haven’t joined a game yet. Find a game near you or start your own.`}
        action={
          <Link className={buttonClass({ variant: 'chalk' })} to="/">
            <Trans>Find a game</Trans>
          </Link>
        }
      />
    </div>
  )
}

type LoadErrorProps = Pick<ErrorStateProps, 'query' | 'onRetry'> & { error: Error }

const LoadError = ({ error, ...retry }: LoadErrorProps) => {
  // thrown, so that the route shows its error page
  if (isNotFound(error)) throw error
  return (
    <div className="wrap pt-8 pb-16">
      <ErrorState sentence={t`This match could not be loaded: ${{ reason: error.message }}`} {...retry} />
    </div>
  )
}

const PassedFixture = ({ handed }: { handed: Fixture }) => (
  <FixtureLayout fixture={handed}>
    <LineupPanel
      {...handed}
      lineups={{ T1: emptyLineup, T2: emptyLineup }}
      note={t`No lineups yet. Open the match from Home or from the schedule.`}
    />
  </FixtureLayout>
)

const withInitials = ({ name }: { name: string }) => ({ name, initials: toInitials(name) })

const undrawnNote = t`The teams are drawn at random once enough players are in. Until then, anyone can play for either team.`

function ShownSession({ session }: { session: Session }) {
  const { matchType, pitch, start, teamOne, teamTwo } = session
  const isCaptain = useMainStore(({ auth }) => auth.user?._id === session.captain._id)
  const mayLineUp = session.lineups && isCaptain && !isEnded(session.state)
  const fixture = { matchType, pitch, start, teamOne: withInitials(teamOne), teamTwo: withInitials(teamTwo) }
  const seen = (
    <LineupPanel
      {...{ teamOne, teamTwo }}
      lineups={toSessionLineups(session)}
      view={session.lineups ? 'pitch' : 'list'}
      note={session.lineups ? undefined : undrawnNote}
    />
  )
  return (
    <FixtureLayout fixture={fixture} actions={<SessionActionBar session={session} />}>
      {mayLineUp ? (
        <Suspense fallback={seen}>
          <SessionLineups key={session._id} session={session} />
        </Suspense>
      ) : (
        seen
      )}
    </FixtureLayout>
  )
}

function ShownMatch({ match }: { match: Match }) {
  const { teamOne, teamTwo, lineups, session, tournament, state, mine, _id } = match
  const seen = <LineupPanel {...{ teamOne, teamTwo, lineups }} view="pitch" />
  const actions = (
    <>
      <div className="cluster">
        <Link className={buttonClass()} to={`/live-match?match=${_id}`}>
          <Trans>Watch live</Trans>
        </Link>
        {session && (
          <Link className={buttonClass({ variant: 'ghost' })} to={`/sessions/${session}`}>
            <Trans comment="Verb on a link">Open game</Trans>
          </Link>
        )}
      </div>
      {tournament && (state === 'scheduled' || state === 'postponed') && (
        <Suspense fallback={<Loading label={t`Loading players`} height={96} />}>
          <Attendance id={tournament} match={_id} />
        </Suspense>
      )}
    </>
  )
  return (
    <FixtureLayout fixture={match} actions={actions}>
      {mine?.mayScore && state === 'scheduled' ? (
        <Suspense fallback={seen}>
          <ScheduledMatchLineups match={match} />
        </Suspense>
      ) : (
        seen
      )}
      {teamOne.team && teamTwo.team && <TeamHeadToHead team={teamOne.team} other={teamTwo.team} />}
    </FixtureLayout>
  )
}
