import { dayText, timeText } from '../../lib/pitch-time.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { whyNotTexts } from './plan-words.ts'
import type { PlanMoves } from './use-plan-moves.ts'
import styles from './plan-openings.module.css'

export interface Called {
  names: ReadonlyMap<string, string>
  zoneOf: (pitch: string) => string
  nameOf: (pitch: string) => string
  teamOf: (team: string) => string
}

type PlanOpeningsProps = { moves: PlanMoves; called: Called }

/** Why the match that is picked up does not fit at the other times. */
export function WhyNot({ moves: { others }, called }: PlanOpeningsProps) {
  if (!others?.length) return null
  return (
    <details className={styles.why}>
      <summary className="link">Why not the others?</summary>
      <ul>
        {whyNotTexts(called, others).map(({ reason, times }) => (
          <li key={reason} className="small">
            <b>{reason}.</b> {times.join('; ')}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Where the match that is picked up fits, as buttons. */
export function PlanOpenings({ moves, called }: PlanOpeningsProps) {
  const { openings, error, move, pending } = moves
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
      {openings.length === 0 && <p className="small mute">It fits nowhere.</p>}
      <WhyNot moves={moves} called={called} />
    </>
  )
}
