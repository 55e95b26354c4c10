import type { TableRow, TournamentEntry } from '@i-one/contract/tournaments'
import { formatSmallNumber } from '@i-one/game/tournaments/place-reason'
import { t } from '@lingui/core/macro'
import { classNames } from '../../ui/class-names.ts'
import { ColumnHead, columns } from './column-head.tsx'
import { goalDifferenceText } from './row-words.ts'

const cells =
  '*:py-2 *:pe-1.5 *:first:w-full *:first:ps-2 *:first:text-start *:first:wrap-anywhere *:not-first:ps-1.5 *:not-first:wrap-normal'

type AmongTableProps = {
  row: TableRow
  rows: readonly TableRow[]
  teams: ReadonlyMap<string, TournamentEntry>
}

/** Shows the figures that ranked level teams, or nothing if a random draw ranked them. */
export function LevelTeamsTable({ row, rows, teams }: AmongTableProps) {
  const { decidedBy } = row
  const among = toMiniTableRows(row, rows)
  if (!decidedBy || among.length === 0) return null
  const own = decidedBy.table !== undefined
  const extra = extras[decidedBy.criterion]
  const numberWord = formatSmallNumber(among.length)
  return (
    <table className="w-full max-w-[560px] mt-1.5 border-collapse text-end">
      <caption className="vh">
        {own ? t`Matches between the ${numberWord}` : t`The ${numberWord} level teams, all matches`}
      </caption>
      <thead>
        <tr className={`${cells} *:border-b-2 *:border-b-ink *:text-least *:text-muted`}>
          <th scope="col">{own ? t`Between the ${numberWord}` : t`The ${numberWord} level teams`}</th>
          <ColumnHead {...columns.played} />
          <ColumnHead {...columns.difference} />
          <ColumnHead {...columns.goalsFor} />
          {extra && <ColumnHead {...extra.head} />}
          <ColumnHead {...columns.points} />
        </tr>
      </thead>
      <tbody>
        {among.map((one) => (
          <tr
            key={one.team}
            className={classNames(
              cells,
              '*:border-b *:border-b-line *:font-semibold',
              one.team === row.team && '*:bg-turf-soft',
            )}
          >
            <th scope="row">{teams.get(one.team)?.team.name}</th>
            <td>{one.played}</td>
            <td>{goalDifferenceText(one)}</td>
            <td>{one.goalsFor}</td>
            {extra && <td>{extra.of(one)}</td>}
            <td className="num">{one.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const extras: Partial<
  Record<
    NonNullable<TableRow['decidedBy']>['criterion'],
    { head: { short: string; long: string }; of: (row: RowAmong) => number | undefined }
  >
> = {
  wins: { head: columns.won, of: ({ won }) => won },
  'fair-play': { head: columns.fairPlay, of: ({ fairPlay }) => fairPlay },
}

type Figures = Pick<TableRow, 'team' | 'played' | 'goalsFor' | 'goalsAgainst' | 'points'>
type RowAmong = Figures & Partial<Pick<TableRow, 'won' | 'fairPlay'>>

export const toMiniTableRows = ({ decidedBy }: TableRow, rows: readonly TableRow[]): readonly RowAmong[] => {
  if (!decidedBy || decidedBy.criterion === 'lot') return []
  return decidedBy.table ?? rows.filter(({ team }) => decidedBy.among.includes(team))
}
