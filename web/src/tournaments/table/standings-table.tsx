import type { TableRow, TournamentEntry, Tournament } from '@i-one/contract/tournaments'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { teamKit } from '../../stats/team-kit.ts'
import { classNames } from '../../ui/class-names.ts'
import { Crest } from '../../ui/football/crest.tsx'
import { ownTeams } from '../ties.ts'
import { AmongTable } from './among-table.tsx'
import { differenceText, recordText, takenText } from './row-words.ts'
import styles from './standings-table.module.css'

type StandingsTableProps = { caption: string; rows: readonly TableRow[]; tournament: Tournament }

/** On a phone what one looks for first; the rest on a tap. */
export function StandingsTable({ caption, rows, tournament }: StandingsTableProps) {
  const [open, setOpen] = useState<string>()
  const own = ownTeams(tournament)
  const teams = new Map(tournament.entries.map((entry) => [entry.team._id, entry]))
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Place</span>
          </th>
          <th scope="col" className={styles.team}>
            Team
          </th>
          <Head short="P" long="Played" />
          <Head short="W" long="Won" wide />
          <Head short="D" long="Drawn" wide />
          <Head short="L" long="Lost" wide />
          <Head short="F" long="Goals for" wide />
          <Head short="A" long="Goals against" wide />
          <Head short="GD" long="Goal difference" />
          <Head short="Pts" long="Points" />
          <th scope="col" className={styles.wide}>
            Form
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const entry = teams.get(row.team)
          return (
            entry && (
              <Row
                key={row.team}
                row={row}
                entry={entry}
                isMine={own.has(row.team)}
                among={<AmongTable row={row} rows={rows} teams={teams} />}
                isOpen={open === row.team}
                onToggle={() => setOpen(open === row.team ? undefined : row.team)}
              />
            )
          )
        })}
      </tbody>
    </table>
  )
}

const Head = ({ short, long, wide }: { short: string; long: string; wide?: boolean }) => (
  <th scope="col" className={classNames(wide && styles.wide)}>
    <abbr title={long}>{short}</abbr>
  </th>
)

type RowProps = {
  row: TableRow
  entry: TournamentEntry
  isMine: boolean
  /** Those with whom it was level. */
  among: ReactNode
  isOpen: boolean
  onToggle: () => void
}

function Row({ row, entry, isMine, among, isOpen, onToggle }: RowProps) {
  const id = useId()
  const { place, played, won, drawn, lost, goalsFor, goalsAgainst, points, form, goesOn, live, reason } = row
  const { team, state } = entry
  return (
    <Fragment>
      <tr className={classNames(goesOn && styles.goesOn, isMine && styles.mine)}>
        <td className={classNames('num', styles.place)}>
          <span className={classNames(reason && styles.level)}>{place}</span>
        </td>
        <th scope="row" className={styles.team}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            <Crest name={team.name} kit={teamKit(team)} size={32} />
            <span>
              <span>
                {team.name}
                {live && (
                  <span className={styles.live}>
                    <span className="vh"> plays now</span>
                  </span>
                )}
                {state === 'withdrawn' && <span className="mute">, withdrawn</span>}
              </span>
              <span className={styles.narrow}>
                <Form form={form} />
              </span>
            </span>
          </button>
        </th>
        <td>{played}</td>
        <td className={styles.wide}>{won}</td>
        <td className={styles.wide}>{drawn}</td>
        <td className={styles.wide}>{lost}</td>
        <td className={styles.wide}>{goalsFor}</td>
        <td className={styles.wide}>{goalsAgainst}</td>
        <td>{differenceText(row)}</td>
        <td className={classNames('num', styles.points)}>
          {points}
          {(entry.deduction?.points ?? 0) > 0 && <span className={styles.taken}>*</span>}
        </td>
        <td className={styles.wide}>
          <Form form={form} />
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles.more}>
          <td colSpan={11}>
            <div>
              {reason && <p className="strong">{reason}.</p>}
              {among}
              <p>{recordText(row)}.</p>
              {entry.deduction && entry.deduction.points > 0 && <p>{takenText(entry.deduction)}</p>}
            </div>
          </td>
        </tr>
      )}
    </Fragment>
  )
}

const outcomes = { W: 'won', D: 'drawn', L: 'lost' } as const

/** The last five, the latest at the end. */
const Form = ({ form }: Pick<TableRow, 'form'>) =>
  form.length > 0 && (
    <span className={styles.form}>
      <span className="vh">
        Last {form.length}: {form.map((one) => outcomes[one]).join(', ')}
      </span>
      {form.map((one, at) => (
        // a letter has nothing but its place
        // oxlint-disable-next-line react/no-array-index-key
        <i key={at} className={styles[one]} aria-hidden="true">
          {one}
        </i>
      ))}
    </span>
  )
