import type { Lineup } from '@i-one/contract/matches/lineups'
import { t } from '@lingui/core/macro'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { Kit } from '../../ui/football/kit.ts'
import { PitchLines } from '../../ui/football/pitch-lines.tsx'
import { shirtPath } from '../../ui/football/shirt.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { toFirstName } from '../event-words.ts'
import { type PositionedRow, toPositionedRows } from './lineup-edit.ts'
import styles from './lineup-pitch.module.css'

export const LineupPitch = ({ name, lineup, kit }: { name: string; lineup: Lineup; kit: Kit }) => (
  <PitchFigure>
    <PitchDrawing name={name} rows={toPositionedRows(lineup)} kit={kit} />
  </PitchFigure>
)

export const PitchFigure = (props: ComponentProps<'figure'>) => (
  <figure {...props} className="relative overflow-hidden max-w-[430px] mx-auto rounded-card lg:max-w-none" />
)

type PitchDrawingProps = {
  name: string
  rows: readonly PositionedRow[]
  kit: Kit
  lifted?: string
  chosen?: string
  /** SVG elements drawn under the shirts. Their coordinates are metres. */
  children?: ReactNode
}

export const PitchDrawing = ({ name, rows, kit, lifted, chosen, children }: PitchDrawingProps) => (
  <PitchLines label={t`${name}, keeper at the top`}>
    {children}
    {rows
      .toSorted((a, b) => Number(a.player === lifted) - Number(b.player === lifted))
      .map((row) => (
        <Shirt
          key={row.player}
          row={row}
          kit={kit}
          isLifted={row.player === lifted}
          isChosen={row.player === chosen}
        />
      ))}
  </PitchLines>
)

/** Widths in metres of a shirt and of a dragged shirt. */
const width = 3.85
const liftedWidth = 5.5

type ShirtProps = { row: PositionedRow; kit: Kit; isLifted: boolean; isChosen: boolean }

const Shirt = ({ row, kit, isLifted, isChosen }: ShirtProps) => {
  const [x, y] = [row.x / 5, (row.y * 2) / 5]
  const wide = isLifted ? liftedWidth : width
  return (
    <g className={isLifted ? styles.lifted : undefined}>
      <title>{commaText(row.name, String(row.number))}</title>
      {(isLifted || isChosen) && (
        <circle
          className="fill-chalk/20 stroke-chalk stroke-[0.2px]"
          cx={x}
          cy={y}
          r={isLifted ? 3.6 : 2.7}
        />
      )}
      <path
        className={styles.shirt}
        d={shirtPath}
        fill={kit.cloth}
        transform={`translate(${x - wide / 2} ${y - wide / 2}) scale(${wide / 48})`}
      />
      <text
        className={classNames(
          'tabular-nums font-[750] [text-anchor:middle]',
          isLifted ? 'text-[1.9px]' : 'text-[1.33px]',
        )}
        x={x}
        y={y + wide * 0.18}
        fill={kit.ink}
      >
        {row.number}
      </text>
      <text translate="no" className={styles.name} x={x} y={y + wide * 0.72}>
        {toFirstName(row.name)}
      </text>
    </g>
  )
}
