import type { Team, TeamFixture } from '@i-one/contract/teams'
import { matchTypeText } from '@i-one/game/matches/match-type-text'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CountDown } from '../lib/clock/count-down.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { relativeDayText, timeText } from '../lib/pitch-time.ts'
import { throwWithoutData } from '../lib/query-client.ts'
import { useMainStore } from '../lib/store.ts'
import { useZoneNote } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { useSearch } from '../lib/use-search.ts'
import { useSheet } from '../lib/use-sheet.ts'
import { ReportButton } from '../moderation/reports/report-button.tsx'
import { teamStatsQuery } from '../stats/queries.ts'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { StatusLine } from '../ui/feedback/status-line.tsx'
import { commaText } from '../ui/text/joins.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { JoinRequests } from './asking.tsx'
import { ChallengeLink } from './challenge-link.tsx'
import { FixtureStrip } from './fixture-strip.tsx'
import { Formations } from './formations.tsx'
import { getUnusedNumberAction } from './free-shirts.ts'
import { isTeamLeader } from './leads-team.ts'
import { teamQuery } from './queries.ts'
import { TeamSeason } from './season/team-season.tsx'
import { Squad } from './squad.tsx'
import { TeamButtons, type TeamSheetName } from './team-acts.tsx'
import { TeamChallenges } from './team-challenges.tsx'
import { TeamHead } from './team-head.tsx'
import { useTeamActions } from './use-team-actions.ts'

const loadDialogs = () => import('./team-dialogs.tsx')

export function Component() {
  usePageTitle(t`Team`)
  const id = useParams()['id'] ?? ''
  const [search] = useSearch()
  const code = search.get('code') ?? undefined
  const { data: team } = useQuery({ ...teamQuery(id, code), throwOnError: throwWithoutData })
  return team ? <TeamView team={team} code={code} /> : <LoadingTeam />
}

const LoadingTeam = () => (
  <Loading label={t`Loading team`}>
    <Skeleton height={320} />
    <div className="wrap columns gap-y-11 items-start pt-9 pb-18 lg:pt-14 lg:pb-28">
      <Skeleton height={420} />
      <Skeleton height={320} />
    </div>
  </Loading>
)

function TeamView({ team, code }: { team: Team; code: string | undefined }) {
  usePageTitle(team.name)
  const me = useMainStore(({ auth }) => auth.user?._id)
  const [search, change] = useSearch()
  const season = search.get('season') ?? undefined
  const [shown, show] = useSheet<TeamSheetName>()
  const close = () => show(undefined)
  const dialogs = useLazyModule(loadDialogs, shown !== undefined, close)
  const actions = useTeamActions(team._id, code)
  const { data: stats } = useQuery(teamStatsQuery(team._id, season))
  const leads = isTeamLeader(team) && !team.endedAt
  const choose = (next: string) => change({ season: next }, { replace: true })
  return (
    <>
      <TeamHead team={team} form={stats?.form}>
        {team.endedAt ? (
          <p>
            <Trans>This team has disbanded. Its matches are kept.</Trans>
          </p>
        ) : (
          <>
            <TeamButtons team={team} code={code} actions={actions} onShow={show} />
            <ChallengeLink team={team} />
          </>
        )}
      </TeamHead>
      {team.next && <NextMatch key={team.next.start} next={team.next} />}
      <div className="wrap columns gap-y-11 items-start pt-9 pb-18 lg:pt-14 lg:pb-28">
        <div className="grid grid-cols-1 gap-11">
          {code !== undefined && !team.invited && !team.mine && (
            <StatusLine tone="bad">
              <Trans>This link no longer works. Ask to join instead.</Trans>
            </StatusLine>
          )}
          {leads && team.asked && team.asked.length > 0 && (
            <JoinRequests asked={team.asked} actions={actions} />
          )}
          <Squad
            team={team}
            me={me}
            onOpen={leads ? ({ player }) => show(`member ${player._id}`) : undefined}
            onFree={getUnusedNumberAction(team, {
              invite: () => show('invite'),
              ask: () => void actions.act('join'),
            })}
          />
          <Formations
            team={team}
            onNew={leads ? () => show(`formation ${crypto.randomUUID()}`) : undefined}
            onOpen={leads ? (formation) => show(`formation ${formation}`) : undefined}
          />
        </div>
        <div className="grid grid-cols-1 gap-11">
          {leads && <TeamChallenges team={team._id} />}
          <TeamSeason team={team._id} season={season} onChoose={choose} />
          {me && team.mine?.state !== 'member' && (
            <div>
              <ReportButton of="team" about={team._id} name={team.name} />
            </div>
          )}
        </div>
      </div>
      {dialogs && <dialogs.TeamDialogs team={team} actions={actions} shown={shown} onShow={show} />}
    </>
  )
}

function NextMatch({ next }: { next: TeamFixture }) {
  const { session, match, matchType, start, pitch, team, opponent } = next
  const [hasBegun, setHasBegun] = useState(false)
  const day = relativeDayText(start, pitch.timeZone, useNow())
  const zone = useZoneNote(start, pitch.timeZone)
  return (
    <FixtureStrip
      to={session ? `/sessions/${session}` : `/m/${match ?? ''}`}
      title={
        <b>
          {hasBegun
            ? t`On now`
            : t`Next: ${day}, ${{ time: commaText(timeText(start, pitch.timeZone), zone) }}`}
        </b>
      }
      about={commaText(matchTypeText(matchType), pitch.name)}
      teams={[team.name, opponent?.name]}
      between={t({ message: 'v', comment: 'Versus, between the names of two teams' })}
    >
      {!hasBegun && <CountDown until={new Date(start)} onEnd={() => setHasBegun(true)} />}
    </FixtureStrip>
  )
}
