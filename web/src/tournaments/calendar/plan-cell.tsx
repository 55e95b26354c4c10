import type { PlanLine } from '@i-one/contract/tournaments/calendar'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { timeText } from '../../lib/pitch-time.ts'
import { classNames } from '../../ui/class-names.ts'
import type { PlanGridCell as Cell } from './plan-grid-rows.ts'
import type { PlanMoves } from './use-plan-moves.ts'
import styles from './plan-week.module.css'

const texts: Partial<Record<Cell['state'], string>> = {
  ours: t({ message: 'Yours', context: 'slot' }),
  held: t({ message: 'Held', context: 'slot' }),
  booked: t({ message: 'Booked', context: 'slot' }),
  closed: t({ message: 'Closed', context: 'slot' }),
}

const box = 'grid content-center w-full min-h-touch py-1.5 px-2.25 rounded-[5px]'

const othersLook = 'bg-stone inset-shadow-[4px_0_var(--color-field-line)]'
const takenLooks: Partial<Record<Cell['state'], string>> = {
  ours: 'bg-turf-soft inset-shadow-[4px_0_var(--color-turf)] text-ink',
  closed: `${styles.closed} inset-shadow-[4px_0_var(--color-field-line)] text-[#414b45]`,
}

type PlanCellProps = {
  cell: Cell
  openings: readonly PlanLine[]
  names: ReadonlyMap<string, string>
  zone: string
  moves: PlanMoves
  onPreview: (line: PlanLine | undefined) => void
}

/** Renders matches, which users pick by tap, keyboard or drag, and free slots, which are buttons and drop targets. */
export function PlanCell({ cell, openings, names, zone, moves, onPreview }: PlanCellProps) {
  const { picked, pick, move } = moves
  return (
    <td className="h-16 py-0.75 px-1 border-t border-t-stone border-s border-s-line text-muted align-top wrap-anywhere *:mb-0.75">
      {cell.state === 'matches' ? (
        <ul>
          {cell.lines.map(({ match, start }) => (
            <li key={match} className="not-first:mt-0.75">
              <button
                type="button"
                draggable
                onDragStart={(event) => {
                  // some browsers do not start a drag without data
                  event.dataTransfer.setData('text/plain', match)
                  event.dataTransfer.effectAllowed = 'move'
                  pick(match)
                }}
                onDragEnd={() => onPreview(undefined)}
                className={classNames(
                  box,
                  'border-0 text-start cursor-grab',
                  match === picked
                    ? 'bg-turf shadow-[0_10px_20px_-6px_rgb(14_26_22/0.5)] text-white'
                    : 'bg-turf-soft inset-shadow-[4px_0_var(--color-turf)] text-ink',
                )}
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
        openings.length === 0 &&
        texts[cell.state] && (
          <div className={classNames(box, takenLooks[cell.state] ?? othersLook)}>{texts[cell.state]}</div>
        )
      )}
      {openings.map((line) => (
        <button
          key={line.start}
          type="button"
          className={`${box} border-2 border-dashed border-turf bg-paper text-turf-hover font-bold text-center cursor-pointer hover:bg-turf-soft focus-visible:bg-turf-soft`}
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
          <Trans>Move to {{ time: timeText(line.start, zone) }}</Trans>
        </button>
      ))}
    </td>
  )
}
