import type { Pitch } from '@i-one/contract/pitches'
import type { Plan } from '@i-one/contract/tournaments/calendar'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { slotsOfDayQuery } from '../../bookings/queries.ts'
import { dayAt, timeText } from '../../lib/pitch-time.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { LiveTournament } from '../queries.ts'
import { allTies } from '../ties.ts'
import { type PlanCell, planGrid } from './plan-grid.ts'
import { dayLines } from './plan-words.ts'
import styles from './plan-days.module.css'

type PlanDaysProps = {
  lines: Plan['lines']
  /** Those that were chosen. */
  pitches: readonly Pitch[]
  hours: { open: string; close: string }
  tournament: LiveTournament
}

/** A plan day by day: the pitches side by side, and on each its hours, with what is there. */
export function PlanDays({ lines, pitches, hours, tournament }: PlanDaysProps) {
  const [at, setAt] = useState(0)
  const zones = new Map(pitches.map(({ _id, timeZone }) => [_id, timeZone]))
  const zoneOf = (pitch: string) => zones.get(pitch) ?? tournament.timeZone
  const dayOf = ({ start, pitch }: Plan['lines'][number]) => dayAt(start, zoneOf(pitch))
  const days = [...new Set(lines.map(dayOf))].toSorted()
  const day = days[at] ?? ''
  const found = useQueries({ queries: pitches.map(({ _id }) => slotsOfDayQuery(_id, day)) })
  const columns = pitches.map(({ _id: pitch, timeZone }, n) => ({
    pitch,
    timeZone,
    slots: found[n]?.data ?? [],
  }))
  const names = new Map(
    allTies(tournament).map((tie) => [tie._id, `${tie.teamOne.name} v ${tie.teamTwo.name}`]),
  )
  const title = dayLines(
    lines.filter((line) => dayOf(line) === day),
    zoneOf,
  ).join()
  return (
    <div className={styles.days}>
      <div className={styles.head}>
        <h4 aria-live="polite">{title}</h4>
        {days.length > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label="Day before"
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            />
            <IconButton
              icon="chevron-right"
              label="Day after"
              disabled={at === days.length - 1}
              onClick={() => setAt(at + 1)}
            />
          </>
        )}
      </div>
      {/* a wide plan is moved sideways, by keyboard too */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-label="The plan of the day" tabIndex={0}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Time</span>
              </th>
              {pitches.map(({ _id, name }) => (
                <th key={_id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planGrid(lines, columns, day, hours).map(({ time, cells }) => (
              <tr key={time}>
                <th scope="row" className="num">
                  {time}
                </th>
                {cells.map((cell, n) => (
                  <Cell
                    key={pitches[n]?._id}
                    cell={cell}
                    names={names}
                    zone={pitches[n]?.timeZone ?? 'UTC'}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

const texts = {
  ours: 'Yours',
  free: 'Free',
  held: 'Held',
  booked: 'Booked',
  closed: 'Closed',
  none: '',
} as const

type CellProps = { cell: PlanCell; names: ReadonlyMap<string, string>; zone: string }

const Cell = ({ cell, names, zone }: CellProps) => (
  <td className={classNames(styles.cell, styles[cell.state])}>
    {cell.state === 'matches' ? (
      <ul>
        {cell.lines.map(({ match, start }) => (
          <li key={match}>
            <b>{names.get(match)}</b>
            <span>{timeText(start, zone)}</span>
          </li>
        ))}
      </ul>
    ) : (
      texts[cell.state]
    )}
  </td>
)
