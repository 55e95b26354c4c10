import type { TeamStats } from '@i-one/contract/stats/teams'
import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { MatchTypes } from '../../stats/match-types.tsx'
import { teamStatsQuery } from '../../stats/queries.ts'
import { Avatar } from '../../ui/face.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Section } from '../../ui/layout/section.tsx'

type TeamSeasonProps = {
  team: string
  season: string | undefined
  onChoose: (season: string) => void
}

const typeColumns = [
  ['played', t({ message: 'Played', context: 'matches' })],
  ['won', t({ message: 'Won', context: 'matches' })],
  ['drawn', t({ message: 'Drawn', context: 'matches' })],
  ['lost', t({ message: 'Lost', context: 'matches' })],
] as const

const figures = [
  ['played', t({ message: 'played', context: 'matches' })],
  ['won', t({ message: 'won', context: 'matches' })],
  ['drawn', t({ message: 'drawn', context: 'matches' })],
  ['lost', t({ message: 'lost', context: 'matches' })],
] as const

export function TeamSeason({ team, season, onChoose }: TeamSeasonProps) {
  const query = useQuery(teamStatsQuery(team, season))
  const { data, isFetching } = query
  if (!data)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading team statistics`}
        failed={t`The team’s statistics could not be loaded`}
        height={320}
      />
    )
  return (
    <>
      <Section title={t`Season ${{ season: data.season }}`}>
        <div aria-busy={isFetching}>
          <Select
            label={t`Season`}
            value={season ?? data.season}
            onChange={({ target }) => onChoose(target.value)}
            options={data.seasons.map((value) => ({ value, label: value }))}
          />
          <dl className="grid grid-cols-4 mt-5 mb-3">
            {figures.map(([figure, text]) => (
              <div key={figure} className="flex flex-col-reverse gap-1">
                <dt className="text-muted text-small">{text}</dt>
                <dd className="num text-[2.25rem]">{data[figure]}</dd>
              </div>
            ))}
          </dl>
          <Facts
            facts={[
              [t`Goals`, t`${{ goalsFor: data.goals }} for, ${{ goalsAgainst: data.against }} against`],
              [t`Clean sheets`, data.cleanSheets],
              [
                t`Longest winning run`,
                plural({ count: data.longestRun }, { one: '# match', other: '# matches' }),
              ],
            ]}
          />
          <Link
            className="inline-flex items-center min-h-touch mt-2 font-semibold"
            to={`/leaderboard?of=teams&season=${encodeURIComponent(data.season)}`}
          >
            <Trans>Season leaderboard</Trans>
          </Link>
        </div>
      </Section>
      <MatchTypes matchTypes={data.matchTypes} columns={typeColumns} />
      <Section title={t`Top scorers`}>
        <Scorers scorers={data.scorers} />
      </Section>
    </>
  )
}

const Scorers = ({ scorers }: Pick<TeamStats, 'scorers'>) => {
  if (scorers.length === 0)
    return (
      <p className="mute">
        <Trans>No goals for the team this season yet.</Trans>
      </p>
    )
  return (
    <ol>
      {scorers.map(({ player, goals }) => (
        <li
          key={player._id}
          className="flex items-center justify-between gap-4 min-h-15 border-b border-b-line"
        >
          <Link
            className="flex items-center gap-3 min-w-0 min-h-touch no-underline wrap-anywhere"
            to={`/players/${player._id}`}
          >
            <Avatar name={player.name} size={36} />
            <b translate="no">{player.name}</b>
          </Link>
          <span className="num text-[1.5rem]">
            <Trans>
              {goals}
              <span className="vh">
                {' '}
                <Plural value={goals} one="goal" other="goals" />
              </span>
            </Trans>
          </span>
        </li>
      ))}
    </ol>
  )
}
