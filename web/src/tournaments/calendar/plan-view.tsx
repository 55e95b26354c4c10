import type { Pitch } from '@i-one/contract/pitches'
import type { LaidPlan } from '@i-one/contract/tournaments/calendar'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { LiveTournament } from '../queries.ts'
import { namedTies } from '../ties.ts'
import { PlanDays } from './plan-days.tsx'
import { billLine, laidText, missingText, togetherText } from './plan-words.ts'
import { usePlanMoves } from './use-plan-moves.ts'
import styles from './lay-calendar.module.css'

type PlanViewProps = {
  laid: LaidPlan
  tournament: LiveTournament
  /** Those that were chosen. */
  pitches: readonly Pitch[]
  hours: { open: string; close: string }
  onMoved: (laid: LaidPlan) => void
  onRefused: (error: Error) => void
  /** What would help where matches are missing. */
  children: ReactNode
}

/** The plan before it is booked: day by day, what it costs, and what is missing. */
export function PlanView({ laid, tournament, pitches, hours, onMoved, onRefused, children }: PlanViewProps) {
  const moves = usePlanMoves({ tournament: tournament._id, laid, onMoved, onRefused })
  const { plan, missing } = laid
  const title = useRef<HTMLHeadingElement>(null)
  // it stands below the form that asked for it
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }, [])
  const together = togetherText(
    plan.bills,
    tournament.entries.filter(({ state }) => state !== 'withdrawn').length,
  )
  const named = namedTies(tournament)
  const names = new Map(named.map(({ tie }) => [tie._id, `${tie.teamOne.name} v ${tie.teamTwo.name}`]))
  const places = new Map(named.map(({ tie, name }) => [tie._id, name]))
  return (
    <div className={styles.plan}>
      <h3 ref={title} tabIndex={-1}>
        The plan
      </h3>
      <p>{laidText(plan.lines.length, missing.length)}</p>
      {plan.lines.length > 0 && (
        <PlanDays
          lines={plan.lines}
          pitches={pitches}
          hours={hours}
          timeZone={tournament.timeZone}
          names={names}
          moves={moves}
        />
      )}
      {missing.length > 0 && (
        <>
          <h4>{missingText(missing.length)}</h4>
          <ul className={styles.missing}>
            {missing.map((match) => (
              <li key={match}>
                <span>
                  {places.get(match)}, {names.get(match)}
                </span>
                {plan.lines.length > 0 && (
                  <Button
                    variant="ghost"
                    size="small"
                    aria-pressed={moves.picked === match}
                    onClick={() => moves.pick(moves.picked === match ? undefined : match)}
                  >
                    Find a place<span className="vh"> for {names.get(match)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {children}
        </>
      )}
      <ul>
        {plan.bills.map((bill) => (
          <li key={bill.pitch}>{billLine(bill)}</li>
        ))}
        {together && <li className="strong">{together}</li>}
      </ul>
    </div>
  )
}
