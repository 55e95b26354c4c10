import { t } from '@lingui/core/macro'
import { personInitials, plainKit, type Kit } from '../../ui/football/kit.ts'
import { shirtPath } from '../../ui/football/shirt.tsx'
import { shortNameText, type LineupSpot } from './line-up.ts'
import { toPitchCoordinates, listPositions } from './positions.ts'
import styles from './places-on-pitch.module.css'

export type PositionedShirt = { key: string; spot: LineupSpot; side: number; x: number; y: number }

/** Returns the shirts of both teams with coordinates in metres from the upper left corner. */
export const toPositionedShirts = (sets: readonly LineupSpot[][], landscape: boolean): PositionedShirt[] =>
  sets.flatMap((spots, side) => {
    const positions = listPositions(spots.length)
    return spots.map((spot, at) => {
      const { x, y } = toPitchCoordinates(positions[at] ?? [10, 10], side === 0 ? 0 : 1)
      return { key: spot?._id ?? `${side} ${at}`, spot, side, x: landscape ? y : x, y: landscape ? x : y }
    })
  })

type ShirtOnPitchProps = Omit<PositionedShirt, 'key' | 'side'> & {
  kit: Kit | undefined
  mine: boolean
  free: string
}

/** Scales the 48 units of the shirt path to 3.4 m on the drawing. */
const scale = 3.4 / 48

export const ShirtOnPitch = ({ x, y, spot, kit = plainKit, mine, free }: ShirtOnPitchProps) => (
  <g className={mine ? styles.mine : undefined}>
    <g transform={`translate(${x - 1.7} ${y - 1.7}) scale(${scale})`}>
      <path className={spot ? undefined : styles.free} d={shirtPath} fill={spot && kit.cloth} />
    </g>
    {spot && (
      <text
        className="text-[1.18px] font-extrabold [text-anchor:middle]"
        transform={`translate(${x} ${y + 0.62}) scale(.8 1)`}
        fill={kit.ink}
        aria-hidden="true"
      >
        {personInitials(spot.player.name)}
      </text>
    )}
    <text
      translate={spot && !mine ? 'no' : undefined}
      className="fill-white stroke-turf-outline stroke-[0.5px] text-[0.88px] font-strong [paint-order:stroke] [stroke-linejoin:round] [text-anchor:middle] print:fill-black print:stroke-white"
      x={x}
      y={y + 2.6}
    >
      {spot ? (mine ? t`You` : shortNameText(spot)) : free}
    </text>
  </g>
)
