import type { Session } from '@i-one/contract/sessions'
import { decidingKicks } from '@i-one/game/matches/winner'
import { nameOfSet } from './next-words.ts'
import { tableRows } from './table-rows.ts'
import styles from './session-table.module.css'

type PlayedSession = Pick<Session, 'sets' | 'setNames' | 'matches'>

export const hasTable = ({ matches }: Pick<Session, 'matches'>) => matches.some(({ played }) => played)

const columns = [
  ['P', 'Played', 'played'],
  ['W', 'Won', 'won'],
  ['D', 'Drawn', 'drawn'],
  ['L', 'Lost', 'lost'],
] as const

/** The table of a session's sets after the matches that were played. */
export function SessionTable({ session }: { session: PlayedSession }) {
  return (
    <div className="mt-7">
      <h3 className="mb-2 text-[1.125rem]">The table</h3>
      <table className={styles.table}>
        <caption className="vh">The sets of the evening</caption>
        <thead>
          <tr>
            <th scope="col">Set</th>
            {columns.map(([short, long]) => (
              <Column key={short} short={short} long={long} />
            ))}
            <th scope="col">Goals</th>
            <Column short="Pts" long="Points" />
          </tr>
        </thead>
        <tbody>
          {tableRows(session).map((row) => (
            <tr key={row.team}>
              <th scope="row">{nameOfSet(session, Number(row.team))}</th>
              {columns.map(([short, , figure]) => (
                <td key={short} className="num">
                  {row[figure]}
                </td>
              ))}
              <td className="num">
                {row.goalsFor}–{row.goalsAgainst}
              </td>
              <td className="num">{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wonOnPenalties(session) && <p className="small mute">A match won on penalties counts as won.</p>}
    </div>
  )
}

const wonOnPenalties = ({ matches }: PlayedSession) =>
  matches.some((match) => match.played && decidingKicks(match))

const Column = ({ short, long }: { short: string; long: string }) => (
  <th scope="col">
    <span aria-hidden="true">{short}</span>
    <span className="vh">{long}</span>
  </th>
)
