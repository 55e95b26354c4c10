import type { TableRow, TournamentEntry, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { outcomeLetters, outcomeTexts } from '../../stats/figures.ts'
import { toTeamKit } from '../../stats/team-kit.ts'
import { classNames } from '../../ui/class-names.ts'
import { Crest } from '../../ui/football/crest.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { listOwnTeams } from '../ties.ts'
import { LevelTeamsTable } from './among-table.tsx'
import { ColumnHead, columns } from './column-head.tsx'
import { goalDifferenceText, teamRecordText, deductionText } from './row-words.ts'

const figure = 'py-2 px-1.5 @max-[12em]:px-0.75'
const wideOnly = 'max-lg:hidden print:table-cell'
const wideFigure = `${figure} ${wideOnly}`
/** Underlines a team’s place if another team has the same points. */
export const levelPlaceClass = 'underline decoration-dotted decoration-2 underline-offset-4'

type StandingsTableProps = { caption: string; rows: readonly TableRow[]; tournament: Tournament }

/** Shows only the main columns on phones, where tapping a team shows its other figures. */
export function StandingsTable({ caption, rows, tournament }: StandingsTableProps) {
  const [open, setOpen] = useState<string>()
  const own = listOwnTeams(tournament)
  const teams = new Map(tournament.entries.map((entry) => [entry.team._id, entry]))
  return (
    <table className="w-full border-collapse text-end">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr className="*:py-2 *:px-1.5 *:border-b-2 *:border-b-ink *:text-least *:text-muted @max-[12em]:*:px-0.75">
          <th scope="col">
            <span className="vh">{t`Place`}</span>
          </th>
          <th scope="col" className="w-full text-start">
            <Trans>Team</Trans>
          </th>
          <ColumnHead {...columns.played} />
          <ColumnHead {...columns.won} className={wideOnly} />
          <ColumnHead {...columns.drawn} className={wideOnly} />
          <ColumnHead {...columns.lost} className={wideOnly} />
          <ColumnHead {...columns.goalsFor} className={wideOnly} />
          <ColumnHead {...columns.goalsAgainst} className={wideOnly} />
          <ColumnHead {...columns.difference} />
          <ColumnHead {...columns.points} />
          <th scope="col" className={wideOnly}>
            <Trans comment="Results of the last matches">Form</Trans>
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
                among={<LevelTeamsTable row={row} rows={rows} teams={teams} />}
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

type RowProps = {
  row: TableRow
  entry: TournamentEntry
  isMine: boolean
  among: ReactNode
  isOpen: boolean
  onToggle: () => void
}

function Row({ row, entry, isMine, among, isOpen, onToggle }: RowProps) {
  const id = useId()
  const { place, played, won, drawn, lost, goalsFor, goalsAgainst, points, form, goesOn, live, reason } = row
  const { team, state } = entry
  return (
    <>
      <tr className={classNames('*:border-b *:border-b-line', isMine && '*:bg-turf-soft')}>
        <td
          className={classNames(
            'num min-w-11 py-2 pe-1.5 ps-3 text-start @max-[19em]:min-w-0 @max-[12em]:pe-0.75',
            goesOn && 'inset-shadow-[6px_0_var(--color-turf)]',
          )}
        >
          <span className={reason && levelPlaceClass}>{place}</span>
        </td>
        <th scope="row" className="w-full py-0 px-1.5 text-start @max-[12em]:px-0.75">
          <button
            type="button"
            className="flex items-center gap-2.5 w-full min-h-15 p-0 border-0 bg-transparent font-bold leading-[1.25] text-start wrap-anywhere cursor-pointer @max-[19em]:*:first:hidden lg:min-h-14"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            <Crest name={team.name} kit={toTeamKit(team)} size={32} />
            <span className="grid gap-1">
              <span>
                <span translate="no">{team.name}</span>
                {live && (
                  <span className="before:inline-block before:size-2.25 before:ms-2 before:border-[4.5px] before:border-dusk before:rounded-[50%]">
                    <span className="vh">
                      {' '}
                      <Trans>playing now</Trans>
                    </span>
                  </span>
                )}
                {state === 'withdrawn' && (
                  <span className="mute">
                    , <Trans>withdrawn</Trans>
                  </span>
                )}
              </span>
              <span className="lg:hidden print:hidden">
                <Form form={form} />
              </span>
            </span>
          </button>
        </th>
        <td className={figure}>{played}</td>
        <td className={wideFigure}>{won}</td>
        <td className={wideFigure}>{drawn}</td>
        <td className={wideFigure}>{lost}</td>
        <td className={wideFigure}>{goalsFor}</td>
        <td className={wideFigure}>{goalsAgainst}</td>
        <td className={figure}>{goalDifferenceText(row)}</td>
        <td className={classNames('num relative text-[1.25rem]', figure)}>
          {points}
          {/* positioned absolutely, so that the points of all rows stay aligned */}
          {(entry.deduction?.points ?? 0) > 0 && <span className="absolute -inset-e-0.75">*</span>}
        </td>
        <td className={wideFigure}>
          <Form form={form} />
        </td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={11} className="p-0 pb-3 border-b border-b-line text-start">
            <div className="grid gap-1.5 py-4.5 px-5 rounded-b-card bg-paper shadow-card wrap-anywhere">
              {reason && <p className="strong">{reason}.</p>}
              {among}
              <p>{teamRecordText(row)}.</p>
              {entry.deduction && entry.deduction.points > 0 && <p>{deductionText(entry.deduction)}</p>}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

const outcomeLooks = {
  W: 'border-ink bg-ink text-chalk',
  D: 'border-ink',
  L: 'border-muted text-muted',
} as const

const outcomes = { W: 'won', D: 'drawn', L: 'lost' } as const

const Form = ({ form }: Pick<TableRow, 'form'>) => {
  const results = commaText(...form.map((one) => outcomeTexts[outcomes[one]]))
  if (form.length === 0) return null
  return (
    <span className="inline-flex gap-0.75 @max-[19em]:flex-wrap">
      <span className="vh">
        <Trans>
          Last {{ count: form.length }}: {results}
        </Trans>
      </span>
      {form.map((one, at) => (
        // keyed by index, because results have no ids
        // oxlint-disable-next-line react/no-array-index-key
        <i
          key={at}
          className={`grid place-items-center size-5 border text-[0.6875rem] not-italic font-extrabold ${outcomeLooks[one]}`}
          aria-hidden="true"
        >
          {outcomeLetters[outcomes[one]]}
        </i>
      ))}
    </span>
  )
}
