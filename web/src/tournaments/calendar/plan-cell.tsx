import type { PlanLine } from '@i-one/contract/tournaments/calendar'
import { timeText } from '../../lib/pitch-time.ts'
import { classNames } from '../../ui/class-names.ts'
import type { PlanCell as Cell } from './plan-grid-rows.ts'
import type { PlanMoves } from './use-plan-moves.ts'
import styles from './plan-week.module.css'

const texts = {
  ours: 'Yours',
  free: '',
  held: 'Held',
  booked: 'Booked',
  closed: 'Closed',
  none: '',
} as const

type PlanCellProps = {
  cell: Cell
  /** Where the match that is picked up fits here. */
  openings: readonly PlanLine[]
  names: ReadonlyMap<string, string>
  zone: string
  moves: PlanMoves
  onPreview: (line: PlanLine | undefined) => void
}

/** A match is picked up by a tap, a key or by dragging it; where it fits is a button, and takes what is dropped. */
export function PlanCell({ cell, openings, names, zone, moves, onPreview }: PlanCellProps) {
  const { picked, pick, move } = moves
  return (
    <td className={classNames(styles.cell, styles[cell.state])}>
      {cell.state === 'matches' ? (
        <ul>
          {cell.lines.map(({ match, start }) => (
            <li key={match}>
              <button
                type="button"
                draggable
                onDragStart={(event) => {
                  // without it some browsers drag nothing
                  event.dataTransfer.setData('text/plain', match)
                  event.dataTransfer.effectAllowed = 'move'
                  pick(match)
                }}
                onDragEnd={() => onPreview(undefined)}
                className={styles.match}
                aria-pressed={match === picked}
                onClick={() => pick(match === picked ? undefined : match)}
              >
                <b>{names.get(match)}</b>
                <span>{timeText(start, zone)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        openings.length === 0 && texts[cell.state] && <div className={styles.taken}>{texts[cell.state]}</div>
      )}
      {openings.map((line) => (
        <button
          key={line.start}
          type="button"
          className={styles.opening}
          disabled={moves.pending}
          onClick={() => move(line)}
          onFocus={() => onPreview(line)}
          onBlur={() => onPreview(undefined)}
          onPointerEnter={() => onPreview(line)}
          onPointerLeave={() => onPreview(undefined)}
          onDragEnter={() => onPreview(line)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            move(line)
          }}
        >
          Fits {timeText(line.start, zone)}
        </button>
      ))}
    </td>
  )
}
