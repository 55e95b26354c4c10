import type { TeamStats } from '@i-one/contract/stats/teams'
import { countText, pluralize } from '@i-one/game/count-text'
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
  ['played', 'Played'],
  ['won', 'Won'],
  ['drawn', 'Drawn'],
  ['lost', 'Lost'],
] as const

export function TeamSeason({ team, season, onChoose }: TeamSeasonProps) {
  const query = useQuery(teamStatsQuery(team, season))
  const { data, isFetching } = query
  if (!data) return <QueryFallback query={query} what="the team’s statistics" height={320} />
  return (
    <>
      <Section title={`Season ${data.season}`}>
        <div aria-busy={isFetching}>
          <Select
            label="Season"
            value={season ?? data.season}
            onChange={({ target }) => onChoose(target.value)}
            options={data.seasons.map((value) => ({ value, label: value }))}
          />
          <dl className="grid grid-cols-4 mt-5 mb-3">
            {typeColumns.map(([figure]) => (
              <div key={figure} className="flex flex-col-reverse gap-1">
                <dt className="text-muted text-small">{figure}</dt>
                <dd className="num text-[2.25rem]">{data[figure]}</dd>
              </div>
            ))}
          </dl>
          <Facts
            facts={[
              ['Goals', `${data.goals} for, ${data.against} against`],
              ['Clean sheets', data.cleanSheets],
              ['Longest winning run', countText(data.longestRun, 'match', 'matches')],
            ]}
          />
          <Link
            className="inline-flex items-center min-h-touch mt-2 font-semibold"
            to={`/leaderboard?of=teams&season=${encodeURIComponent(data.season)}`}
          >
            Season leaderboard
          </Link>
        </div>
      </Section>
      <MatchTypes matchTypes={data.matchTypes} columns={typeColumns} />
      <Section title="Top scorers">
        <Scorers scorers={data.scorers} />
      </Section>
    </>
  )
}

const Scorers = ({ scorers }: Pick<TeamStats, 'scorers'>) => {
  if (scorers.length === 0) return <p className="mute">No goals for the team this season yet.</p>
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
            <b>{player.name}</b>
          </Link>
          <span className="num text-[1.5rem]">
            {goals}
            <span className="vh">{pluralize(goals, ' goal')}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
