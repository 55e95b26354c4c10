import type { Leaderboard } from '@i-one/contract/stats/leaderboard'
import type { TeamLeaderboard } from '@i-one/contract/stats/teams'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import { Avatar } from '../ui/face.tsx'
import { Crest } from '../ui/football/crest.tsx'
import { toTeamKit } from './team-kit.ts'

export const figureLabels = {
  goals: t`Goals`,
  assists: t`Assists`,
  played: t`Matches`,
  wins: t`Wins`,
} as const

interface RankedRow {
  /** Undefined if too many players are ahead for the server to compute the rank. */
  rank?: number
  link: string
  picture: ReactNode
  name: string
  figure: number
  played: number
  own: boolean
}

type TableProps = {
  of: string
  by: keyof typeof figureLabels
  caption: string
  rows: RankedRow[]
  last?: RankedRow | undefined
}

const cells =
  '*:p-1.5 *:border-b *:border-b-line *:text-end *:nth-2:w-full *:nth-2:text-start max-[260px]:*:px-0.75'

const Table = ({ of, by, caption, rows, last }: TableProps) => (
  <table className="w-full border-collapse">
    <caption className="vh">{caption}</caption>
    <thead>
      <tr
        className={`${cells} *:text-muted *:text-[min(var(--text-small),4.2vw)] *:font-semibold max-[260px]:*:wrap-anywhere`}
      >
        <th scope="col">
          <span className="vh">{t`Rank`}</span>
        </th>
        <th scope="col">{of}</th>
        <th scope="col">{figureLabels[by]}</th>
        {by !== 'played' && (
          <th scope="col">
            <Trans>Matches</Trans>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.link} {...row} by={by} />
      ))}
    </tbody>
    {last && (
      <tfoot className="border-t-2 border-t-ink">
        <Row {...last} by={by} />
      </tfoot>
    )}
  </table>
)

const Row = ({ rank, link, picture, name, figure, played, own, by }: RankedRow & Pick<TableProps, 'by'>) => (
  <tr className={classNames(cells, own && '*:bg-turf-soft')} aria-current={own ? true : undefined}>
    <td className={classNames('num min-w-[min(2.5rem,10vw)] font-bold', own ? 'text-ink' : 'text-muted')}>
      {rank ?? <TooFar />}
    </td>
    <th scope="row">
      <Link
        className="group flex items-center gap-3 min-h-touch font-semibold wrap-anywhere no-underline max-[260px]:gap-1.5"
        to={link}
      >
        {picture}
        <span translate="no" className="underline-offset-4 group-hover:underline">
          {name}
        </span>
      </Link>
    </th>
    <td className="num [font-size:min(1.5rem,9vw)] font-extrabold max-[260px]:text-[1.125rem]">{figure}</td>
    {by !== 'played' && <td className="num">{played}</td>}
  </tr>
)

const TooFar = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="vh">
      <Trans>Rank too low to show</Trans>
    </span>
  </>
)

type LeaderboardTableProps = { board: Leaderboard; caption: string; me: string | undefined }
type RankedPlayer = Leaderboard['players'][number] | NonNullable<Leaderboard['mine']>

/** Appends the user's own row if the list does not include the user. */
export function LeaderboardTable({ board: { players, mine, by }, caption, me }: LeaderboardTableProps) {
  const rowOf = ({ player, ...ranked }: RankedPlayer, isMine = player._id === me): RankedRow => ({
    ...ranked,
    link: `/players/${player._id}`,
    picture: <Avatar name={player.name} size={36} />,
    name: isMine ? t`${{ player: player.name }} (you)` : player.name,
    own: isMine,
  })
  const isListed = players.some(({ player }) => player._id === me)
  const last = mine && !isListed ? rowOf(mine, true) : undefined
  return <Table of={t`Player`} {...{ by, caption, last }} rows={players.map((ranked) => rowOf(ranked))} />
}

type TeamBoardTableProps = { board: TeamLeaderboard; caption: string }

export function TeamLeaderboardTable({ board: { teams, mine, by }, caption }: TeamBoardTableProps) {
  const rows = teams.map(({ team, ...ranked }) => {
    const own = mine.includes(team._id)
    return {
      ...ranked,
      link: `/teams/${team._id}`,
      picture: <Crest name={team.name} kit={toTeamKit(team)} size={36} />,
      name: own ? t`${{ team: team.name }} (yours)` : team.name,
      own,
    }
  })
  return <Table of={t`Team`} {...{ by, caption, rows }} />
}
