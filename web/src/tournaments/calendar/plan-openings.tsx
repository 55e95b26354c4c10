import { dayText, timeText } from '../../lib/pitch-time.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import type { PlanMoves } from './use-plan-moves.ts'
import styles from './plan-openings.module.css'

export interface Called {
  names: ReadonlyMap<string, string>
  zoneOf: (pitch: string) => string
  nameOf: (pitch: string) => string
}

type PlanOpeningsProps = { moves: PlanMoves; called: Pick<Called, 'zoneOf' | 'nameOf'> }

/** Where the match that is picked up fits, as buttons. */
export function PlanOpenings({ moves: { openings, error, move, pending }, called }: PlanOpeningsProps) {
  if (error) return <ErrorState sentence={`Where it fits could not be loaded. ${error.message}`} />
  if (!openings) return <Loading label="Looking where it fits" height={76} />
  return (
    <>
      {openings.length > 0 && (
        <div className={styles.slots}>
          {openings.map((line) => (
            <button
              key={`${line.pitch} ${line.start}`}
              type="button"
              disabled={pending}
              onClick={() => move(line)}
            >
              <b className="num">{timeText(line.start, called.zoneOf(line.pitch))}</b>
              <small>
                {dayText(line.start, called.zoneOf(line.pitch))}, {called.nameOf(line.pitch)}
              </small>
            </button>
          ))}
        </div>
      )}
      <p className="small mute">
        {openings.length === 0 ? 'It fits nowhere: all' : 'All'} other times are taken, closed, or too near to
        other matches of theirs.
      </p>
    </>
  )
}
