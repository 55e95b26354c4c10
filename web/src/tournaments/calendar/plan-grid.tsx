import type { PlanLine } from '@i-one/contract/tournaments/calendar'
import { shortWeekdayText } from '@i-one/game/formats/dates'
import { toLocalDay, toLocalTime } from '@i-one/game/local-time'
import { t } from '@lingui/core/macro'
import { PlanCell } from './plan-cell.tsx'
import { type PlanColumn, createPlanGrid } from './plan-grid-rows.ts'
import type { PlanListProps } from './plan-list.tsx'

const headLook = 'text-muted font-semibold text-start'
const firstColumn = 'sticky inset-s-0 z-1 w-16 p-2 bg-paper'

type PlanGridProps = Omit<PlanListProps, 'days'> & { onPreview: (line: PlanLine | undefined) => void }

export function PlanGrid({ lines, columns, hours, called, moves, onPreview }: PlanGridProps) {
  const { openings = [] } = moves
  const openingsAt = ({ pitch, day, timeZone }: PlanColumn, time: string) =>
    openings.filter(
      (one) =>
        one.pitch === pitch &&
        toLocalDay(one.start, timeZone) === day &&
        toLocalTime(one.slot.start, timeZone) === time,
    )
  return (
    <section
      className="hidden overflow-x-auto border border-line rounded-card bg-paper lg:block"
      aria-label={t`Schedule for the week`}
      // focusable, so that arrow keys scroll a wide plan
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table
        className="table-fixed w-full border-separate border-spacing-0 text-least leading-[1.25]"
        style={{ minWidth: 64 + 116 * columns.length }}
      >
        <thead>
          <tr>
            <th scope="col" className={`${headLook} ${firstColumn} border-b-2 border-b-ink align-bottom`}>
              <span className="vh">{t`Time`}</span>
            </th>
            {columns.map(({ pitch, day }) => (
              <th
                key={`${day} ${pitch}`}
                scope="col"
                className={`${headLook} py-2 px-2.5 border-b-2 border-b-ink border-s border-s-line align-bottom`}
              >
                <b className="num text-ink text-[1.375rem]">{Number(day.slice(8))}</b>{' '}
                {shortWeekdayText(day, 'UTC')}
                <small className="block text-ink text-least font-strong wrap-anywhere">
                  {called.nameOf(pitch)}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {createPlanGrid(lines, columns, hours, openings).map(({ time, cells }) => (
            <tr key={time}>
              <th scope="row" className={`${headLook} ${firstColumn} align-top`}>
                {time}
              </th>
              {cells.map((cell, n) => {
                const column = columns[n]
                return (
                  column && (
                    <PlanCell
                      key={`${column.day} ${column.pitch}`}
                      cell={cell}
                      openings={openingsAt(column, time)}
                      names={called.names}
                      zone={column.timeZone}
                      moves={moves}
                      onPreview={onPreview}
                    />
                  )
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
