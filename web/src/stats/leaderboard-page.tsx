import { type LeaderboardFigure, leaderboardFigures } from '@i-one/contract/stats/leaderboard'
import { teamFigures } from '@i-one/contract/stats/teams'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../lib/page-title.ts'
import { QueryFallback } from '../lib/query-fallback.tsx'
import { useMainStore } from '../lib/store.ts'
import { useSearch } from '../lib/use-search.ts'
import { useUserArea } from '../lib/where-from.ts'
import { Empty } from '../ui/feedback/empty.tsx'
import { Segmented } from '../ui/fields/segmented.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Band } from '../ui/layout/band.tsx'
import { commaText } from '../ui/text/joins.ts'
import { Columns } from './columns.tsx'
import { LeaderboardTable, TeamLeaderboardTable, figureLabels } from './leaderboard-table.tsx'
import { leaderboardQuery, teamLeaderboardQuery } from './queries.ts'

const toOption = (value: LeaderboardFigure) => ({ value, label: figureLabels[value] })
const playerOptions = leaderboardFigures.map(toOption)
const teamOptions = teamFigures.map(toOption)

export function Component() {
  usePageTitle(t`Leaderboard`)
  const user = useMainStore(({ auth }) => auth.user)
  const { of, by, teamsBy, where, season, choose } = useBoard()
  const area = useUserArea()
  const near = where === 'near' ? area?.coordinates : undefined
  const players = useQuery({ ...leaderboardQuery({ season, by, near }), enabled: of === 'players' })
  const teams = useQuery({ ...teamLeaderboardQuery({ season, by: teamsBy, near }), enabled: of === 'teams' })
  const query = of === 'teams' ? teams : players
  const { data, isFetching } = query
  const counted = of === 'teams' ? teamsBy : by
  const isEmpty = of === 'teams' ? teams.data?.teams.length === 0 : players.data?.players.length === 0
  const shown = season ?? data?.season
  const figure = figureLabels[counted]
  const caption = commaText(
    of === 'teams' ? t`Teams by ${figure}` : figure,
    t`season ${{ season: data?.season ?? '' }}`,
    where === 'near' ? t`near you` : t`everywhere`,
  )
  return (
    <>
      <Band as="header">
        <div className="wrap pt-5.5 pb-7 lg:py-10">
          <h1>
            <Trans>Leaderboard</Trans>
          </h1>
          <p>{where === 'near' ? t`Players within 25 km of you.` : t`Everyone who played, anywhere.`}</p>
        </div>
      </Band>
      <Columns>
        <div className="grid gap-4 content-start print:hidden">
          <Segmented
            label={t`Players or teams`}
            value={of}
            onChange={(value) => choose({ of: value })}
            items={[
              { value: 'players', label: t`Players` },
              { value: 'teams', label: t`Teams` },
            ]}
          />
          <Segmented
            label={t`Area`}
            value={where}
            onChange={(value) => choose({ where: value })}
            items={[
              { value: 'near', label: t`Near me` },
              { value: 'everywhere', label: t`Everywhere` },
            ]}
          />
          <Select
            label={t`Rank by`}
            value={counted}
            onChange={({ target }) => choose({ by: target.value as LeaderboardFigure })}
            options={of === 'teams' ? teamOptions : playerOptions}
          />
          <Select
            label={t`Season`}
            value={shown}
            onChange={({ target }) => choose({ season: target.value })}
            options={(data?.seasons ?? (shown ? [shown] : [])).map((value) => ({ value, label: value }))}
          />
        </div>
        <div aria-busy={isFetching}>
          {of === 'players' && players.data && !isEmpty && (
            <LeaderboardTable board={players.data} caption={caption} me={user?._id} />
          )}
          {of === 'teams' && teams.data && !isEmpty && (
            <TeamLeaderboardTable board={teams.data} caption={caption} />
          )}
          {isEmpty && (
            <Empty
              title={of === 'teams' ? t`No teams yet` : t`No players yet`}
              sentence={
                of === 'teams'
                  ? t`The first finished match of the season adds teams here.`
                  : t`The first finished match of the season adds players here.`
              }
              art="flag"
            />
          )}
          {!data && (
            <QueryFallback
              query={query}
              loading={t`Loading leaderboard`}
              failed={t`The leaderboard could not be loaded`}
              height={57}
              rows={8}
            />
          )}
        </div>
      </Columns>
    </>
  )
}

type Where = 'near' | 'everywhere'

type Of = 'players' | 'teams'

type Choice = { of?: Of; by?: LeaderboardFigure; where?: Where; season?: string }

const useBoard = () => {
  const [search, change] = useSearch()
  const by = leaderboardFigures.find((one) => one === search.get('by')) ?? 'goals'
  const of: Of = search.get('of') === 'teams' ? 'teams' : 'players'
  const teamsBy = teamFigures.find((one) => one === search.get('by')) ?? 'wins'
  const where: Where = search.get('where') === 'everywhere' ? 'everywhere' : 'near'
  const choose = (choice: Choice) => change(choice, { replace: true })
  return { of, by, teamsBy, where, season: search.get('season') ?? undefined, choose }
}
