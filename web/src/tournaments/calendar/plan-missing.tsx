import type { Tournament } from '@i-one/contract/tournaments'
import type { DraftSchedule } from '@i-one/contract/tournaments/calendar'
import { t } from '@lingui/core/macro'
import { Loading } from '../../ui/feedback/loading.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { type PlanChoices, toPlanRequest, applyRelaxation } from './choices.ts'
import { PlanOpenings } from './plan-openings.tsx'
import { type PlanNames, noSlotText } from './plan-words.ts'
import type { PlanPitch, useCreatePlan } from './queries.ts'
import type { PlanMoves } from './use-plan-moves.ts'
import { PlanSuggestions } from './what-would-help.tsx'

const lineLook = 'block w-full min-h-touch py-2 font-semibold'

const maxOthers = 3

type MissingProps = {
  tournament: Tournament
  laid: DraftSchedule
  choices: PlanChoices
  known: readonly PlanPitch[] | undefined
  moves: PlanMoves
  called: PlanNames & { rounds: ReadonlyMap<string, string> }
  laying: ReturnType<typeof useCreatePlan>
}

/** Lets the organizer pick slots by hand, or relax a rule and schedule again. */
export function UnscheduledMatches({
  tournament,
  laid,
  choices,
  known,
  moves,
  called,
  laying,
}: MissingProps) {
  const { plan, missing } = laid
  const nameOf = (match: string) => commaText(called.rounds.get(match), called.names.get(match))
  const others = known?.filter(({ _id }) => !choices.pitches.includes(_id)).slice(0, maxOthers)
  return (
    <>
      <div className="mb-4 py-3.5 px-4 rounded-field bg-amber-soft text-amber-ink leading-[1.4]">
        <p className="strong">{noSlotText(missing.length)}</p>
        <ul>
          {missing.map((match) => (
            <li key={match} className="wrap-anywhere">
              {plan.lines.length === 0 ? (
                <span className={lineLook}>{nameOf(match)}</span>
              ) : (
                <button
                  type="button"
                  className={`${lineLook} px-0 border-0 bg-transparent text-start underline underline-offset-4 cursor-pointer`}
                  aria-expanded={moves.picked === match}
                  onClick={() => moves.pick(moves.picked === match ? undefined : match)}
                >
                  {nameOf(match)}
                </button>
              )}
              {moves.picked === match && <PlanOpenings moves={moves} called={called} />}
            </li>
          ))}
        </ul>
      </div>
      {others ? (
        <PlanSuggestions
          tournament={tournament._id}
          asked={{
            plan: plan._id,
            wishes: toPlanRequest(choices, tournament),
            others: others.map(({ _id }) => _id),
          }}
          missing={missing.length}
          known={{ pitchName: called.nameOf, rest: choices.rest, minutes: tournament.rules.minutes }}
          pending={laying.isPending}
          onTry={(by) => laying.mutate(applyRelaxation(choices, by))}
        />
      ) : (
        <Loading label={t`Loading pitches`} height={96} />
      )}
    </>
  )
}
