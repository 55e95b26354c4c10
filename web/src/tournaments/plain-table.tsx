import type { TableRow, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { toTeamKit } from '../stats/team-kit.ts'
import { classNames } from '../ui/class-names.ts'
import { ColumnHead, columns } from './table/column-head.tsx'
import { goalDifferenceText } from './table/row-words.ts'

const cells =
  '*:py-[0.28em] *:pe-[0.35em] *:border-b *:border-b-current/28 *:first:w-[2.2em] *:first:ps-[0.6em] *:first:text-start *:not-first:ps-[0.35em]'

type PlainTableProps = {
  caption: string
  rows: readonly TableRow[]
  tournament: Pick<Tournament, 'entries'>
}

export function PlainTable({ caption, rows, tournament: { entries } }: PlainTableProps) {
  const teams = new Map(entries.map(({ team }) => [team._id, team]))
  return (
    <table className="w-full border-collapse text-end">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr className={`${cells} *:text-[0.7em] *:font-semibold`}>
          <th scope="col">
            <span className="vh">{t`Place`}</span>
          </th>
          <th scope="col" className="text-start">
            <Trans>Team</Trans>
          </th>
          <ColumnHead {...columns.played} />
          <ColumnHead {...columns.difference} />
          <ColumnHead {...columns.points} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const team = teams.get(row.team)
          return (
            <tr key={row.team} className={`${cells} *:font-semibold`}>
              <td
                className={classNames(
                  row.goesOn && 'inset-shadow-[0.28em_0_var(--color-turf)]',
                  row.live &&
                    'after:inline-block after:size-[0.5em] after:ms-[0.3em] after:rounded-[50%] after:bg-dusk-on-ink',
                )}
              >
                {row.place}
              </td>
              <th scope="row" className="text-start">
                <span className="flex gap-[0.5em] items-center">
                  <i
                    className="flex-none w-[0.35em] h-[1em] outline outline-current/45"
                    style={{ background: team && toTeamKit(team).cloth }}
                  />
                  <span className="wrap-anywhere">
                    <span translate="no">{team?.name}</span>
                    {row.withdrawn && (
                      <span className="mute">
                        , <Trans>withdrawn</Trans>
                      </span>
                    )}
                  </span>
                  {row.live && (
                    <span className="vh">
                      {' '}
                      <Trans>playing now</Trans>
                    </span>
                  )}
                </span>
              </th>
              <td>{row.played}</td>
              <td>{goalDifferenceText(row)}</td>
              <td className="num">{row.points}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
