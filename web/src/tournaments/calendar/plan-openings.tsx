import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dayText, timeText } from '../../lib/pitch-time.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { commaText, semicolonText } from '../../ui/text/joins.ts'
import { type PlanNames, listConflictTexts } from './plan-words.ts'
import type { PlanMoves } from './use-plan-moves.ts'

type PlanOpeningsProps = { moves: PlanMoves; called: PlanNames }

export function PlanConflicts({ moves: { others }, called }: PlanOpeningsProps) {
  if (!others?.length) return null
  return (
    <details>
      <summary className="link">
        <Trans>Why are other times not possible?</Trans>
      </summary>
      <ul className="grid gap-2 mt-2">
        {listConflictTexts(called, others).map(({ reason, times }) => (
          <li key={reason} className="small font-normal">
            <b>{reason}.</b> {semicolonText(times)}
          </li>
        ))}
      </ul>
    </details>
  )
}

export function PlanOpenings({ moves, called }: PlanOpeningsProps) {
  const { openings, error, move, pending } = moves
  if (error) return <ErrorState sentence={t`Slots could not be loaded: ${{ reason: error.message }}`} />
  if (!openings) return <Loading label={t`Looking for slots`} height={76} />
  return (
    <>
      {openings.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-2 my-2">
          {openings.map((line) => (
            <button
              key={`${line.pitch} ${line.start}`}
              type="button"
              className="grid content-center gap-1 min-h-19 py-2 px-3.5 border-2 border-turf rounded-card bg-paper text-ink leading-[1.25] text-start cursor-pointer hover:bg-turf-soft"
              disabled={pending}
              onClick={() => move(line)}
            >
              <b className="num text-[1.375rem]">{timeText(line.start, called.zoneOf(line.pitch))}</b>
              <small className="text-turf-hover text-least font-semibold wrap-anywhere">
                {commaText(dayText(line.start, called.zoneOf(line.pitch)), called.nameOf(line.pitch))}
              </small>
            </button>
          ))}
        </div>
      )}
      {openings.length === 0 && (
        <p className="small mute">
          <Trans>No slot fits.</Trans>
        </p>
      )}
      <PlanConflicts moves={moves} called={called} />
    </>
  )
}
