import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Kit } from '../../ui/football/kit.ts'
import { toPitchPercent } from '../../ui/football/pitch-share.ts'
import { shirtPath } from '../../ui/football/shirt.tsx'
import { commaText, labelledText } from '../../ui/text/joins.ts'
import { toArrowDirection, useDrag } from '../../ui/use-drag.ts'
import {
  movePlayer,
  type PositionedRow,
  toPositionedRows,
  positionText,
  findShirtAt,
  snapToLine,
  clampToPitch,
} from './lineup-edit.ts'
import { PitchDrawing, PitchFigure } from './lineup-pitch.tsx'
import type { LineupEditing } from './use-lineup-editing.ts'
import styles from './lineup-pitch.module.css'

type LineupMovesProps = {
  name: string
  kit: Kit
  editing: LineupEditing
  chosen: string | undefined
  onChoose: (player: string) => void
}

/** A dragged shirt. Its `x` and `y` are percent of the pitch. */
interface Carried {
  player: string
  x: number
  y: number
}

/** Width and length of the drawn pitch in metres, including the margin. */
const across = 22.8
const along = 42.8

/** Percent of the pitch that one arrow key press moves a shirt. */
const step = 2.5
const longStep = 10

export function MovableLineup({ name, kit, editing, chosen, onChoose }: LineupMovesProps) {
  const { lineup } = editing
  const figure = useRef<HTMLElement>(null)
  // a ref, because React state can lag behind the pointer when the shirt is dropped
  const hand = useRef<Carried>(undefined)
  const [carried, setCarried] = useState<Carried>()
  const [announced, announce] = useState('')
  const rows = toPositionedRows(lineup)
  const from = rows.find(({ player }) => player === carried?.player)
  const aim = carried && from && findAim(carried, from, editing)

  const carry = (row: PositionedRow, dx: number, dy: number) => {
    const { width = 1, height = 1 } = figure.current?.getBoundingClientRect() ?? {}
    const { x, y } = hand.current ?? row
    const [right, down] = [(dx / width) * across * 5, (dy / height) * along * 2.5]
    hand.current = { player: row.player, x: x + right, y: y + down }
    setCarried(hand.current)
  }
  const drop = (from: PositionedRow) => {
    const aim = hand.current && findAim(hand.current, from, editing)
    hand.current = undefined
    setCarried(undefined)
    if (!aim) return
    if (aim.onto) {
      editing.swap(from.player, aim.onto.player)
      announce(t`${{ player: from.name }} and ${{ other: aim.onto.name }} have swapped places`)
    } else place(from, aim)
  }
  const place = (row: PositionedRow, to: { x: number; y: number }, group?: string) => {
    const next = movePlayer(lineup, row.player, to)
    editing.change(next, group)
    const now = toPositionedRows(next).find(({ player }) => player === row.player)
    if (now) announce(labelledText(row.name, positionText(now.role, now)))
  }
  const shown = rows.map((row) => (aim && row === from ? { ...row, x: aim.x, y: aim.y } : row))
  return (
    <PitchFigure ref={figure} data-carrying={carried ? '' : undefined}>
      <PitchDrawing name={name} rows={shown} kit={kit} lifted={carried?.player} chosen={chosen}>
        {aim && from && <Aim from={from} guide={aim.guide} onto={aim.onto} />}
      </PitchDrawing>
      {rows.map((row) => (
        <MovableShirt
          key={row.player}
          row={row}
          isChosen={row.player === chosen}
          isCarried={row.player === carried?.player}
          onCarry={(dx, dy) => carry(row, dx, dy)}
          onDrop={() => drop(row)}
          onStep={(dx, dy) => place(row, { x: row.x + dx, y: row.y + dy }, `keys ${row.player}`)}
          onChoose={() => onChoose(row.player)}
        />
      ))}
      <output className="vh">{announced}</output>
      {aim && from && (
        <p className="fixed inset-x-0 bottom-0 z-30 grid pt-3 px-gut pb-[calc(16px+env(safe-area-inset-bottom))] bg-ink text-chalk leading-[1.35] pointer-events-none lg:hidden">
          <b>
            {aim.onto
              ? t`Release to swap with ${{ player: aim.onto.name }}`
              : t`Release: ${{ position: positionText(from.role, aim) }}`}
          </b>
          <span className="text-ink-mute text-small">
            <Trans>Drop on another shirt to swap places</Trans>
          </span>
        </p>
      )}
    </PitchFigure>
  )
}

const findAim = (carried: Carried, from: PositionedRow, { lineup }: LineupEditing) => {
  const onto = findShirtAt(lineup, carried, from.player)
  const free = clampToPitch(from.role, carried)
  if (onto) return { ...clampToPitch('forward', carried), onto, guide: {} }
  const { guide, ...place } = snapToLine(lineup, from.player, free)
  return { ...place, guide, onto: undefined }
}

type AimProps = { from: PositionedRow; guide: { x?: number; y?: number }; onto: PositionedRow | undefined }

const Aim = ({ from, guide, onto }: AimProps) => (
  <>
    <path
      className="[fill:rgb(14_26_22_/_0.18)] stroke-chalk [stroke-width:2.2px] [stroke-dasharray:5_4]"
      d={shirtPath}
      transform={`translate(${from.x / 5 - 1.925} ${from.y / 2.5 - 1.925}) scale(${3.85 / 48})`}
    />
    {guide.x !== undefined && <path className={styles.guide} d={`M${guide.x / 5} 0v40`} />}
    {guide.y !== undefined && <path className={styles.guide} d={`M0 ${guide.y / 2.5}h20`} />}
    {onto && (
      <circle
        className="fill-chalk/20 stroke-chalk stroke-[0.2px]"
        cx={onto.x / 5}
        cy={onto.y / 2.5}
        r={2.7}
      />
    )}
  </>
)

type MovableShirtProps = {
  row: PositionedRow
  isChosen: boolean
  isCarried: boolean
  /** `dx` and `dy` are pixels. */
  onCarry: (dx: number, dy: number) => void
  onDrop: () => void
  /** `dx` and `dy` are percent of the pitch. */
  onStep: (dx: number, dy: number) => void
  onChoose: () => void
}

/** Renders a transparent button over the drawn shirt. */
function MovableShirt({ row, isChosen, isCarried, onCarry, onDrop, onStep, onChoose }: MovableShirtProps) {
  const wasCarried = useRef(false)
  const { onPointerDown } = useDrag({
    onStart: () => void (wasCarried.current = true),
    onMove: onCarry,
    onDrop,
  })
  const push = (event: KeyboardEvent) => {
    const arrow = toArrowDirection(event)
    if (!arrow) return
    event.preventDefault()
    const by = event.shiftKey ? longStep : step
    onStep(arrow[0] * by, arrow[1] * by)
  }
  // a drag also fires a click, which must not choose the player
  const click = () => {
    if (!wasCarried.current) onChoose()
    wasCarried.current = false
  }
  return (
    <button
      type="button"
      className={styles.handle}
      style={{ left: toPitchPercent(row.x / 5, across), top: toPitchPercent(row.y / 2.5 + 0.4, along) }}
      aria-label={commaText(row.name, String(row.number), positionText(row.role, row))}
      aria-pressed={isChosen}
      data-carried={isCarried ? '' : undefined}
      onPointerDownCapture={() => void (wasCarried.current = false)}
      onPointerDown={onPointerDown}
      onKeyDown={push}
      onClick={click}
    />
  )
}
