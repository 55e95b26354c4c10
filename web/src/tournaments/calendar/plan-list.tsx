import type { Plan } from '@i-one/contract/tournaments/calendar'
import { dayAt, dayText, stretchText, timeText } from '../../lib/pitch-time.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { type PlanColumn, takenBetween } from './plan-grid-rows.ts'
import { type Called, PlanOpenings } from './plan-openings.tsx'
import type { PlanMoves } from './use-plan-moves.ts'
import styles from './plan-list.module.css'

type PlanListProps = {
  lines: Plan['lines']
  days: readonly string[]
  columns: readonly PlanColumn[]
  hours: { open: string; close: string }
  called: Called
  moves: PlanMoves
}

/** The matches of each day in the order of time, with what others have between them. Where a match fits opens under it. */
export function PlanList({ lines, days, columns, hours, called, moves }: PlanListProps) {
  const { picked, pick } = moves
  return (
    <div className={styles.list}>
      {days.map((day) => {
        const own = lines.filter(({ start, pitch }) => dayAt(start, called.zoneOf(pitch)) === day)
        const taken = columns
          .filter((column) => column.day === day)
          .flatMap((column) =>
            takenBetween(column, hours, lines).map((one) => ({ ...one, pitch: column.pitch })),
          )
        const rows = [
          ...own.map((line) => ({ start: line.start, line, others: undefined })),
          ...taken.map((others) => ({ start: others.start, line: undefined, others })),
        ].toSorted((a, b) => a.start.localeCompare(b.start))
        return (
          <div key={day}>
            <h3>{dayText(day, 'UTC')}</h3>
            <ul>
              {rows.map(({ line, others }) =>
                line ? (
                  <li key={line.match} className={picked === line.match ? styles.open : undefined}>
                    <div className={styles.row}>
                      <b className="num">{timeText(line.start, called.zoneOf(line.pitch))}</b>
                      <span>
                        {called.names.get(line.match)}
                        <br />
                        <span className="small mute">
                          {called.nameOf(line.pitch)}
                          {picked === line.match && '. Move it to'}
                        </span>
                      </span>
                      {picked === line.match ? (
                        <IconButton
                          icon="close"
                          label={`Leave ${called.names.get(line.match)} there`}
                          onClick={() => pick(undefined)}
                        />
                      ) : (
                        <IconButton
                          icon="more"
                          label={`Move ${called.names.get(line.match)}`}
                          onClick={() => pick(line.match)}
                        />
                      )}
                    </div>
                    {picked === line.match && <PlanOpenings moves={moves} called={called} />}
                  </li>
                ) : (
                  <li key={`${others.pitch} ${others.start}`} className={styles.taken}>
                    <i />
                    {called.nameOf(others.pitch)}: {others.closed ? 'closed' : 'booked'}{' '}
                    {stretchText(others, called.zoneOf(others.pitch))}
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
