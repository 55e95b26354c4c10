import type { Tie } from '@i-one/contract/tournaments'
import type { Plan, PlanLine } from '@i-one/contract/tournaments/calendar'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { weekSlotsQuery } from '../../bookings/queries.ts'
import { toLocalDay } from '../../lib/pitch-time.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { toPlanFigures } from './plan-figures.ts'
import type { PlanColumn } from './plan-grid-rows.ts'
import { PlanGrid } from './plan-grid.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanConflicts } from './plan-openings.tsx'
import { type PlanNames, daysTitleText, getMonday, planMovesText } from './plan-words.ts'
import type { PlanMoves } from './use-plan-moves.ts'
import styles from './plan-week.module.css'

type PlanWeekProps = {
  lines: Plan['lines']
  ties: readonly Tie[]
  pitches: readonly { _id: string; name: string; timeZone: string }[]
  hours: { open: string; close: string }
  called: PlanNames
  moves: PlanMoves
  children: ReactNode
}

export function PlanWeek({ lines, ties, pitches, hours, called, moves, children }: PlanWeekProps) {
  const [search, change] = useSearch()
  const [preview, setPreview] = useState<PlanLine>()
  const status = useRef<HTMLDivElement>(null)
  const { picked, pick, openings = [] } = moves
  const before = moves.last?.before
  const dayOf = ({ start, pitch }: PlanLine) => toLocalDay(start, called.zoneOf(pitch))
  const days = [...new Set([...lines, ...openings].map(dayOf))].toSorted()
  const weeks = [...new Set(days.map(getMonday))]
  const at = Math.max(0, weeks.indexOf(search.get('week') ?? ''))
  const week = weeks[at] ?? ''
  const shown = days.filter((day) => getMonday(day) === week)
  const here = openings.filter((one) => getMonday(dayOf(one)) === week)
  const found = useQueries({ queries: pitches.map(({ _id }) => weekSlotsQuery(_id, week)) })
  const columns: PlanColumn[] = shown.flatMap((day) =>
    pitches.map(({ _id, timeZone }, n) => ({ pitch: _id, day, timeZone, slots: found[n]?.data ?? [] })),
  )
  const go = (to: string | undefined) => change({ week: to }, { replace: true })
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') pick(undefined)
  }
  const saved: PlanMoves = {
    ...moves,
    move: (line) => {
      // focuses the status text, because the move removes the focused button
      status.current?.focus()
      setPreview(undefined)
      go(getMonday(dayOf(line)))
      moves.move(line)
    },
  }
  const plan = { lines, columns, hours, called, moves: saved }
  const pitchIds = pitches.map(({ _id }) => _id)
  const figures = toPlanFigures(lines, { ties, pitches: pitchIds, zoneOf: called.zoneOf })
  return (
    <Section
      title={<span aria-live="polite">{daysTitleText(shown)}</span>}
      action={
        weeks.length > 1 && (
          <span className="flex items-center whitespace-nowrap">
            <IconButton
              icon="back"
              label={t`Previous week`}
              className="mirrored disabled:opacity-35"
              disabled={at === 0}
              onClick={() => go(weeks[at - 1])}
            />
            <span className="small mute">
              <Trans>
                <span className="vh">Week </span>
                {{ week: at + 1 }} of {{ weeks: weeks.length }}
              </Trans>
            </span>
            <IconButton
              icon="forward"
              label={t`Next week`}
              className="mirrored disabled:opacity-35"
              disabled={at === weeks.length - 1}
              onClick={() => go(weeks[at + 1])}
            />
          </span>
        )
      }
    >
      <ul className="grid grid-cols-3 gap-3 mb-5">
        {figures.map(({ key, value, label }) => (
          <li key={key} className="grid content-start gap-1">
            <b className="num text-[1.375rem]">{value}</b>
            <small className="text-muted text-least leading-[1.3]">{label}</small>
          </li>
        ))}
      </ul>
      {/* not a control: handles Escape, which bubbles up from the buttons inside */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={cancelOnEscape}>
        <PlanGrid {...plan} onPreview={setPreview} />
        <PlanList {...plan} days={shown} />
        <div
          ref={status}
          tabIndex={-1}
          className="flex flex-wrap gap-y-2 gap-x-4 items-center justify-between min-h-touch mt-3"
        >
          <output>
            {planMovesText(called, lines, { ...moves, preview, shown: here.length }) ?? (
              <>
                <span className="hidden lg:inline">
                  <Trans>Choose or drag a match to move it.</Trans>
                </span>
                <span className="lg:hidden">
                  <Trans>Tap ‘…’ next to a match to move it.</Trans>
                </span>
              </>
            )}
          </output>
          {lines.some(({ match }) => match === picked) && (
            <div className="hidden lg:block">
              <PlanConflicts moves={moves} called={called} />
            </div>
          )}
          {picked === undefined && before && (
            <Button variant="ghost" size="small" disabled={moves.pending} onClick={() => saved.move(before)}>
              <Trans>Undo the move</Trans>
            </Button>
          )}
        </div>
      </div>
      <ul className="flex flex-wrap gap-y-2 gap-x-5 mt-4 mb-6 text-small font-semibold *:gap-2 *:items-center *:before:w-4.5 *:before:h-3 *:before:rounded-[3px]">
        <li className="flex before:bg-turf-soft before:inset-shadow-[4px_0_var(--color-turf)]">
          <Trans>Your matches</Trans>
        </li>
        <li className="hidden before:border-2 before:border-dashed before:border-turf lg:flex">
          <Trans comment="A slot in which this match fits">Free for this match</Trans>
        </li>
        <li className="flex before:bg-stone before:inset-shadow-[4px_0_var(--color-field-line)]">
          <Trans>Booked by others</Trans>
        </li>
        <li className={`flex ${styles.closedKey}`}>
          <Trans context="slot">Closed</Trans>
        </li>
      </ul>
      {children}
    </Section>
  )
}
