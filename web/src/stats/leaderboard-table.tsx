import type { Leaderboard } from '@i-one/contract/stats/leaderboard'
import { Link } from 'react-router'

import { classNames } from '../ui/class-names.ts'
import { Face } from '../ui/face.tsx'
import { boardWords } from './board-words.ts'
import styles from './leaderboard-table.module.css'

type LeaderboardTableProps = { board: Leaderboard; caption: string; me: string | undefined }
type Ranked = Leaderboard['players'][number] | NonNullable<Leaderboard['mine']>

/** The own row stands below the others where it is not among them. */
export function LeaderboardTable({ board: { players, mine, by }, caption, me }: LeaderboardTableProps) {
  const isListed = players.some(({ player }) => player._id === me)
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Rank</span>
          </th>
          <th scope="col">Player</th>
          <th scope="col">{boardWords[by]}</th>
          {by !== 'played' && <th scope="col">Matches</th>}
        </tr>
      </thead>
      <tbody>
        {players.map((ranked) => (
          <Row key={ranked.player._id} ranked={ranked} by={by} isMine={ranked.player._id === me} />
        ))}
      </tbody>
      {mine && !isListed && (
        <tfoot>
          <Row ranked={mine} by={by} isMine />
        </tfoot>
      )}
    </table>
  )
}

type RowProps = { ranked: Ranked; by: Leaderboard['by']; isMine: boolean }

const Row = ({ ranked: { rank, player, figure, played }, by, isMine }: RowProps) => (
  <tr className={classNames(isMine && styles.mine)} aria-current={isMine || undefined}>
    <td className={classNames('num', styles.rank)}>{rank ?? <TooFar />}</td>
    <th scope="row">
      <Link className={styles.player} to={`/players/${player._id}`}>
        <Face name={player.name} size={36} />
        <span>
          {player.name}
          {isMine && ' (you)'}
        </span>
      </Link>
    </th>
    <td className={classNames('num', styles.figure)}>{figure}</td>
    {by !== 'played' && <td className="num">{played}</td>}
  </tr>
)

const TooFar = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="vh">Not counted, too many are ahead</span>
  </>
)
