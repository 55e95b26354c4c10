import type { NearbyPitch, Pitch } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { Trans } from '@lingui/react/macro'
import { drawMap, mapSize, describeMap, type MapPitch, type MapReach } from './map-drawing.ts'
import styles from './pitch-map.module.css'

type PitchMapProps = {
  pitch: Pick<Pitch, '_id' | 'name' | 'location'>
  you: Point | undefined
  others: readonly Pick<NearbyPitch, '_id' | 'name' | 'location'>[]
  reach?: MapReach
}

export function PitchMap({ pitch, you, others, reach }: PitchMapProps) {
  const { spot, target, neighbours, rings, close } = drawMap(pitch, you, others, reach)
  return (
    <figure className="overflow-hidden rounded-card">
      <svg
        className={`w-full h-auto ${styles.map}`}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        aria-hidden="true"
      >
        <rect width={mapSize.width} height={mapSize.height} className="fill-turf" />
        {[0, 114, 228, 342].map((x) => (
          <rect key={x} x={x} width="57" height={mapSize.height} className="fill-turf-mown" />
        ))}
        {rings.map(({ km, text, r, at }) => (
          <g key={km}>
            <circle
              className="fill-none stroke-chalk stroke-[1.6] opacity-40"
              cx={spot.x}
              cy={spot.y}
              r={r}
            />
            {at && (
              <text className={styles.km} x={at.x} y={at.y + 4} textAnchor="middle">
                {text}
              </text>
            )}
          </g>
        ))}
        {you && (
          <path
            className="stroke-chalk [stroke-dasharray:5_5] stroke-2"
            d={`M${spot.x} ${spot.y}L${target.x} ${target.y}`}
          />
        )}
        {neighbours.map((one) => (
          <SmallPitch key={one.name} {...one} />
        ))}
        <SmallPitch {...target} here />
        {you && (
          <>
            <circle className="fill-chalk stroke-ink stroke-3" cx={spot.x} cy={spot.y} r="6" />
            <text x={spot.x} y={spot.y + (close ? -14 : 25)} textAnchor="middle">
              <Trans>You</Trans>
            </text>
          </>
        )}
        <g>
          <path className="fill-none stroke-chalk stroke-2" d="M376 34V14M370 20l6-7 6 7" />
          <text x="376" y="48" textAnchor="middle">
            <Trans comment="North, on a map">N</Trans>
          </text>
        </g>
      </svg>
      <figcaption className="vh">{describeMap(pitch, you, neighbours.length)}</figcaption>
    </figure>
  )
}

const SmallPitch = ({ x, y, turn, name, anchor, labelX, here }: MapPitch & { here?: boolean }) => (
  <>
    <g
      className={`fill-none ${here ? 'stroke-turf stroke-[1.6]' : 'stroke-chalk stroke-[1.2]'}`}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    >
      <rect
        className={`stroke-chalk stroke-[1.5] ${here ? 'fill-chalk' : 'fill-ink/20'}`}
        x="-13"
        y="-6.5"
        width="26"
        height="13"
      />
      <path d="M0-6.5v13" />
      <circle r="2.6" />
    </g>
    <text
      translate="no"
      className={here ? styles.name : undefined}
      x={labelX}
      y={y + (here ? 34 : 28)}
      textAnchor={anchor}
    >
      {name}
    </text>
  </>
)
