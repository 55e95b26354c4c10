import type { TeamLeaderboard } from '@i-one/contract/stats/teams'
import { Link } from 'react-router'

import { classNames } from '../ui/class-names.ts'
import { Crest } from '../ui/football/crest.tsx'
import { boardWords } from './board-words.ts'
import styles from './leaderboard-table.module.css'
import { teamKit } from './team-kit.ts'

type TeamBoardTableProps = { board: TeamLeaderboard; caption: string }

export const TeamBoardTable = ({ board: { teams, mine, by }, caption }: TeamBoardTableProps) => (
  <table className={styles.table}>
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="vh">Rank</span>
        </th>
        <th scope="col">Team</th>
        <th scope="col">{boardWords[by]}</th>
        {by !== 'played' && <th scope="col">Matches</th>}
      </tr>
    </thead>
    <tbody>
      {teams.map((ranked) => (
        <Row key={ranked.team._id} ranked={ranked} by={by} isMine={mine.includes(ranked.team._id)} />
      ))}
    </tbody>
  </table>
)

type RowProps = { ranked: TeamLeaderboard['teams'][number]; by: TeamLeaderboard['by']; isMine: boolean }

const Row = ({ ranked: { rank, team, figure, played }, by, isMine }: RowProps) => (
  <tr className={classNames(isMine && styles.mine)} aria-current={isMine || undefined}>
    <td className={classNames('num', styles.rank)}>{rank}</td>
    <th scope="row">
      <Link className={styles.player} to={`/teams/${team._id}`}>
        <Crest name={team.name} kit={teamKit(team)} size={36} />
        <span>
          {team.name}
          {isMine && ' (yours)'}
        </span>
      </Link>
    </th>
    <td className={classNames('num', styles.figure)}>{figure}</td>
    {by !== 'played' && <td className="num">{played}</td>}
  </tr>
)
