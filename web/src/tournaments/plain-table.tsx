import type { TableRow, Tournament } from '@i-one/contract/tournaments'
import { teamKit } from '../stats/team-kit.ts'
import { classNames } from '../ui/class-names.ts'
import { differenceText } from './table/row-words.ts'
import styles from './plain.module.css'

type PlainTableProps = {
  caption: string
  rows: readonly TableRow[]
  tournament: Pick<Tournament, 'entries'>
}

/** A table to be looked at: nothing in it is tapped, and it is as large as the text around it. */
export function PlainTable({ caption, rows, tournament: { entries } }: PlainTableProps) {
  const teams = new Map(entries.map(({ team }) => [team._id, team]))
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Place</span>
          </th>
          <th scope="col">Team</th>
          <th scope="col">
            <abbr title="Played">P</abbr>
          </th>
          <th scope="col">
            <abbr title="Goal difference">GD</abbr>
          </th>
          <th scope="col">
            <abbr title="Points">Pts</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const team = teams.get(row.team)
          return (
            <tr key={row.team} className={classNames(row.goesOn && styles.goesOn, row.live && styles.live)}>
              <td>{row.place}</td>
              <th scope="row">
                <span className={styles.team}>
                  <i style={{ background: team && teamKit(team).cloth }} />
                  <span>
                    {team?.name}
                    {row.withdrawn && <span className="mute">, withdrawn</span>}
                  </span>
                  {row.live && <span className="vh"> plays now</span>}
                </span>
              </th>
              <td>{row.played}</td>
              <td>{differenceText(row)}</td>
              <td className="num">{row.points}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
