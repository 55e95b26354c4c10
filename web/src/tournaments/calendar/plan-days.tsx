import type { Pitch } from '@i-one/contract/pitches'
import type { Plan, PlanLine } from '@i-one/contract/tournaments/calendar'
import { useQueries } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { slotsOfDayQuery } from '../../bookings/queries.ts'
import { dayAt, timeText } from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlanCell } from './plan-cell.tsx'
import { planGrid } from './plan-grid.ts'
import { dayLines, movesText } from './plan-words.ts'
import type { PlanMoves } from './use-plan-moves.ts'
import styles from './plan-days.module.css'

type PlanDaysProps = {
  lines: Plan['lines']
  /** Those that were chosen. */
  pitches: readonly Pitch[]
  hours: { open: string; close: string }
  /** Where a pitch is not known any more. */
  timeZone: string
  /** What each match is called. */
  names: ReadonlyMap<string, string>
  moves: PlanMoves
}

/** A plan day by day: the pitches side by side, and on each its hours, with what is there. */
export function PlanDays({ lines, pitches, hours, timeZone, names, moves }: PlanDaysProps) {
  const [chosen, choose] = useState<string>()
  const [preview, setPreview] = useState<PlanLine>()
  const scroller = useRef<HTMLElement>(null)
  const { picked, pick, openings = [], before } = moves
  const zones = new Map(pitches.map((pitch) => [pitch._id, pitch.timeZone]))
  const zoneOf = (pitch: string) => zones.get(pitch) ?? timeZone
  const dayOf = ({ start, pitch }: PlanLine) => dayAt(start, zoneOf(pitch))
  const days = [...new Set([...lines, ...openings].map(dayOf))].toSorted()
  const at = Math.max(0, days.indexOf(chosen ?? days[0] ?? ''))
  const day = days[at] ?? ''
  const found = useQueries({ queries: pitches.map(({ _id }) => slotsOfDayQuery(_id, day)) })
  const columns = pitches.map((pitch, n) => ({
    pitch: pitch._id,
    timeZone: pitch.timeZone,
    slots: found[n]?.data ?? [],
  }))
  const ofDay = lines.filter((line) => dayOf(line) === day)
  const title = dayLines(ofDay, zoneOf).join() || `${day}: no match yet`
  const openingsAt = (pitch: string, time: string) =>
    openings.filter(
      (one) => one.pitch === pitch && dayOf(one) === day && timeText(one.slot.start, zoneOf(pitch)) === time,
    )
  const putDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || picked === undefined) return
    // the dialog stays
    event.stopPropagation()
    pick(undefined)
  }
  const kept: PlanMoves = {
    ...moves,
    move: (line) => {
      // the button that was pressed is gone with the move
      scroller.current?.focus()
      setPreview(undefined)
      moves.move(line)
    },
  }
  return (
    // no control: it hears Escape from the matches in it, and puts down the one that is being moved
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.days} onKeyDown={putDown}>
      <div className={styles.head}>
        <h4 aria-live="polite">{title}</h4>
        {days.length > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label="Day before"
              disabled={at === 0}
              onClick={() => choose(days[at - 1])}
            />
            <IconButton
              icon="chevron-right"
              label="Day after"
              disabled={at === days.length - 1}
              onClick={() => choose(days[at + 1])}
            />
          </>
        )}
      </div>
      <div className={styles.moving}>
        <output>
          {movesText(
            { names, zoneOf, nameOf: (id) => pitches.find(({ _id }) => _id === id)?.name ?? '' },
            lines,
            {
              ...moves,
              preview,
            },
          )}
        </output>
        {picked === undefined && before && (
          <Button variant="ghost" size="small" disabled={moves.pending} onClick={() => kept.move(before)}>
            Undo the move
          </Button>
        )}
      </div>
      {/* a wide plan is moved sideways, by keyboard too */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={scroller} className={styles.scroller} aria-label="The plan of the day" tabIndex={0}>
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
            {planGrid([...lines], columns, day, hours, openings).map(({ time, cells }) => (
              <tr key={time}>
                <th scope="row" className="num">
                  {time}
                </th>
                {cells.map((cell, n) => {
                  const pitch = pitches[n]?._id ?? ''
                  return (
                    <PlanCell
                      key={pitch}
                      cell={cell}
                      openings={openingsAt(pitch, time)}
                      names={names}
                      zone={zoneOf(pitch)}
                      moves={kept}
                      onPreview={setPreview}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
