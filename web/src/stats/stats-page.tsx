import type { Stats } from '@i-one/contract/stats'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { isNotFound } from '../lib/is-missing.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useMainStore } from '../lib/store.ts'
import { useSearch } from '../lib/use-search.ts'
import { BlockButton } from '../moderation/blocks/block-button.tsx'
import { ReportButton } from '../moderation/reports/report-button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Band } from '../ui/layout/band.tsx'
import { Section } from '../ui/layout/section.tsx'
import { Columns } from './columns.tsx'
import { HeadToHead } from './head-to-head.tsx'
import { LatestResults } from './latest-results.tsx'
import { MatchTypes } from './match-types.tsx'
import { MonthChart } from './month-chart.tsx'
import { playerStatsQuery } from './queries.ts'
import { RateSections } from './rates.tsx'
import { StatsBand } from './stats-band.tsx'
import { Streaks } from './streaks.tsx'

const playing = { GK: t`goalkeeper`, DF: t`defender`, MF: t`midfielder`, FW: t`forward` } as const

const typeColumns = [
  ['played', t`Played`],
  ['won', t`Won`],
  ['goals', t`Goals`],
  ['assists', t`Assists`],
] as const

export function Component() {
  usePageTitle(t`Stats`)
  const user = useMainStore(({ auth }) => auth.user)
  const [search, change] = useSearch()
  const requested = useParams()['id']
  const id = requested ?? search.get('player') ?? user?._id ?? ''
  const season = search.get('season') ?? undefined
  const query = useQuery(playerStatsQuery(id, season))
  const { data, error, isFetching, isPlaceholderData } = query

  const choose = (next: string) => change({ season: next }, { replace: true })

  if (data && (!isPlaceholderData || data.player._id === id)) {
    const isMe = user?._id === data.player._id
    return (
      <>
        <StatsBand
          stats={data}
          name={isMe ? `${user.firstName} ${user.lastName}, ${playing[user.position]}` : data.player.name}
        />
        <Body
          stats={data}
          me={user?._id}
          season={season ?? data.season}
          onChoose={choose}
          isFetching={isFetching}
        />
      </>
    )
  }
  // rethrows, because the error boundary of the layout handles an unknown player
  if (isNotFound(error)) throw error
  if (error)
    return (
      <div className="wrap pt-8 pb-16">
        <ErrorState
          sentence={t`The statistics could not be loaded. ${{ reason: error.message }}.`}
          query={query}
        />
      </div>
    )
  return <StatsSkeleton />
}

const StatsSkeleton = () => (
  <Loading label={t`Loading statistics`}>
    <Band as="header" className="min-h-[460px] lg:min-h-[590px]">
      <div className="wrap py-5.5 lg:py-10">
        <h1>
          <Trans>Stats</Trans>
        </h1>
      </div>
    </Band>
    <div className="wrap grid gap-3.5 py-16">
      <Skeleton height={48} />
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </div>
  </Loading>
)

type BodyProps = {
  stats: Stats
  me: string | undefined
  season: string
  onChoose: (season: string) => void
  isFetching: boolean
}

const Body = ({ stats, me, season, onChoose, isFetching }: BodyProps) => (
  <Columns aria-busy={isFetching}>
    <Section title={t`Statistics`}>
      <Select
        label={t`Season`}
        value={season}
        onChange={({ target }) => onChoose(target.value)}
        options={stats.seasons.map((value) => ({ value, label: value }))}
      />
      <dl className="mt-4">
        <Row term={t`Goals`} figure={stats.goals} />
        <Row term={t`Assists`} figure={stats.assists} />
        <Row term={t`Total Matches Played`} figure={stats.played} />
      </dl>
      <Link
        className="inline-flex items-center min-h-touch mt-4 font-semibold"
        to={`/leaderboard?season=${encodeURIComponent(stats.season)}`}
      >
        <Trans>Season leaderboard</Trans>
      </Link>
    </Section>
    <div className="grid grid-cols-1 gap-12">
      <Section title={t`Month by month`}>
        <MonthChart months={stats.months} season={stats.season} />
      </Section>
      <MatchTypes matchTypes={stats.matchTypes} columns={typeColumns} />
      <RateSections {...stats} />
      <Section title={t`Latest results`}>
        <LatestResults results={stats.results} />
      </Section>
      <Streaks player={stats.player._id} />
      {me && me !== stats.player._id && (
        <>
          <HeadToHead me={me} other={stats.player._id} />
          <div className="flex flex-wrap gap-2">
            <ReportButton of="player" about={stats.player._id} name={stats.player.name} />
            {stats.player.hasAccount && <BlockButton key={stats.player._id} person={stats.player} />}
          </div>
        </>
      )}
    </div>
  </Columns>
)

const Row = ({ term, figure }: { term: string; figure: number }) => (
  <div className="flex items-baseline justify-between gap-4 py-3.5 border-b border-b-line text-[1.0625rem] font-semibold">
    <dt>{term}</dt>
    <dd className="num text-[2.25rem]">{figure}</dd>
  </div>
)
