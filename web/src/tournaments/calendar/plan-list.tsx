import type { Plan, PlanLine } from '@i-one/contract/tournaments/calendar'
import { t } from '@lingui/core/macro'
import { toLocalDay, dayText, timeRangeText, timeText } from '../../lib/pitch-time.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { type PlanHours, type PlanColumn, listTakenRanges } from './plan-grid-rows.ts'
import { PlanOpenings } from './plan-openings.tsx'
import type { PlanNames } from './plan-words.ts'
import type { PlanMoves } from './use-plan-moves.ts'

export type PlanListProps = {
  lines: Plan['lines']
  days: readonly string[]
  /** Sorted by day, then by pitch. */
  columns: readonly PlanColumn[]
  hours: PlanHours
  called: PlanNames
  moves: PlanMoves
}

type TakenRange = ReturnType<typeof listTakenRanges>[number] & { pitch: string }

export function PlanList({ lines, days, columns, hours, called, moves }: PlanListProps) {
  const { picked, pick } = moves
  const nameOf = ({ match }: PlanLine) => called.names.get(match) ?? ''
  const takenText = ({ pitch, closed, ...range }: TakenRange) => {
    const [name, times] = [called.nameOf(pitch), timeRangeText(range, called.zoneOf(pitch))]
    return closed ? t`${{ pitch: name }}: closed ${times}` : t`${{ pitch: name }}: booked ${times}`
  }
  return (
    <div className="grid grid-cols-1 gap-5 lg:hidden">
      {days.map((day) => {
        const own = lines.filter(({ start, pitch }) => toLocalDay(start, called.zoneOf(pitch)) === day)
        const taken = columns
          .filter((column) => column.day === day)
          .flatMap((column) =>
            listTakenRanges(column, hours, lines).map((one) => ({ ...one, pitch: column.pitch })),
          )
        const rows = [
          ...own.map((line) => ({ start: line.start, line, others: undefined })),
          ...taken.map((others) => ({ start: others.start, line: undefined, others })),
        ].toSorted((a, b) => a.start.localeCompare(b.start))
        return (
          <div key={day}>
            <h3 className="pb-1.5 border-b-2 border-b-ink text-body">{dayText(day, 'UTC')}</h3>
            <ul>
              {rows.map(({ line, others }) =>
                line ? (
                  <li
                    key={line.match}
                    className={classNames(
                      'border-b font-strong',
                      picked === line.match
                        ? '-mx-3 px-3 pb-3 border-b-transparent rounded-card bg-paper shadow-[0_2px_14px_rgb(14_26_22/0.14)]'
                        : 'border-b-line',
                    )}
                  >
                    <div className="grid grid-cols-[84px_minmax(0,1fr)_48px] items-center min-h-16 py-2 leading-[1.3] wrap-anywhere">
                      <b className="num text-[1.375rem]">{timeText(line.start, called.zoneOf(line.pitch))}</b>
                      <span>
                        {nameOf(line)}
                        <br />
                        <span className="small mute">
                          {picked === line.match
                            ? t`${{ pitch: called.nameOf(line.pitch) }}. Choose a new time`
                            : called.nameOf(line.pitch)}
                        </span>
                      </span>
                      <IconButton
                        {...(picked === line.match
                          ? { icon: 'close', label: t`Don’t move ${{ match: nameOf(line) }}` }
                          : { icon: 'more', label: t`Move ${{ match: nameOf(line) }}` })}
                        onClick={() => pick(picked === line.match ? undefined : line.match)}
                      />
                    </div>
                    {picked === line.match && <PlanOpenings moves={moves} called={called} />}
                  </li>
                ) : (
                  <li
                    key={`${others.pitch} ${others.start}`}
                    className="grid grid-cols-[84px_minmax(0,1fr)] items-center min-h-11 border-b border-b-line text-muted text-small"
                  >
                    <i className="w-9 h-3.5 rounded-[3px] bg-stone-2" />
                    {takenText(others)}
                  </li>
                ),
              )}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
