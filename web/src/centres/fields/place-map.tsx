import type { District, NearbyPitch } from '@i-one/contract/pitches'
/* The map needs a tab stop and key handlers, because no native control has a map position as its value. */
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role */
import { t } from '@lingui/core/macro'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import {
  toFramePoint,
  mapFrame,
  isInFrame,
  moveLatLng,
  listLabelledPitches,
  findLabelPositions,
  fromFramePoint,
  mapScales,
} from './place-drawing.ts'
import { toLatLng, type LatLng } from './spot.ts'

const step = 10
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

type PlaceMapProps = {
  spot: LatLng | undefined
  around: LatLng
  neighbours: readonly Pick<NearbyPitch, '_id' | 'name' | 'location'>[]
  districts: readonly District[]
  onMove: (spot: LatLng) => void
}

export function PlaceMap({ spot, around, neighbours, districts, onMove }: PlaceMapProps) {
  const [zoom, setZoom] = useState(2)
  const [centre, setCentre] = useState(spot ?? around)
  const scale = mapScales[zoom] ?? mapScales[2]
  const at = spot && toFramePoint(centre, scale, spot)
  const named = new Set(zoom > 0 ? listLabelledPitches(centre, scale, neighbours).map(({ _id }) => _id) : [])
  // Recentres the map when typed coordinates or arrow keys move the spot out of the frame.
  if (spot && at && !isInFrame(at)) setCentre(spot)

  const nearer = (by: number) => {
    setZoom(Math.min(mapScales.length - 1, Math.max(0, zoom + by)))
    if (spot) setCentre(spot)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (by) onMove(moveLatLng(spot ?? centre, scale, by))
    else if (event.key === '+' || event.key === '-') nearer(event.key === '+' ? 1 : -1)
    else return
    event.preventDefault()
  }
  const onPointerUp = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const [x, y] = [((clientX - left) / width) * mapFrame.width, ((clientY - top) / height) * mapFrame.height]
    onMove(fromFramePoint(centre, scale, { x, y }))
  }
  return (
    <div className="relative">
      <div
        className="overflow-hidden rounded-card"
        role="application"
        tabIndex={0}
        aria-label={t`Map. Arrow keys move the pitch, plus and minus zoom.`}
        onKeyDown={onKeyDown}
      >
        <svg
          className="w-full h-auto cursor-crosshair"
          viewBox={`0 0 ${mapFrame.width} ${mapFrame.height}`}
          aria-hidden="true"
          onPointerUp={onPointerUp}
        >
          <rect width={mapFrame.width} height={mapFrame.height} className="fill-turf" />
          {[0, 114, 228, 342].map((x) => (
            <rect key={x} x={x} width="57" height={mapFrame.height} className="fill-turf-mown" />
          ))}
          {findLabelPositions(centre, scale, districts, neighbours).map(({ name, x, y }) => (
            <text
              translate="no"
              key={name}
              className="[fill:rgb(255_255_255_/_0.6)] text-[12px] font-semibold pointer-events-none"
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {name}
            </text>
          ))}
          {neighbours.map(({ _id, name, location }) => {
            const { x, y } = toFramePoint(centre, scale, toLatLng(location))
            return (
              isInFrame({ x, y }) && (
                <g key={_id} className="pointer-events-none" transform={`translate(${x} ${y})`}>
                  <rect
                    className="[fill:rgb(14_26_22_/_0.2)] stroke-chalk stroke-[1.5]"
                    x="-13"
                    y="-6.5"
                    width="26"
                    height="13"
                  />
                  <path className="fill-none stroke-chalk stroke-[1.5]" d="M0-6.5v13" />
                  {named.has(_id) && (
                    <text
                      translate="no"
                      className="text-[11px] font-semibold fill-white stroke-turf-outline stroke-[5px] [stroke-linejoin:round] [paint-order:stroke]"
                      y="22"
                      textAnchor="middle"
                    >
                      {name}
                    </text>
                  )}
                </g>
              )
            )
          })}
          {at && (
            <g className="fill-white pointer-events-none" transform={`translate(${at.x} ${at.y})`}>
              <circle r="16" className="[fill:rgb(14_26_22_/_0.25)] stroke-white stroke-3" />
              <circle r="5" />
            </g>
          )}
        </svg>
      </div>
      <div className="absolute top-2 inset-e-2 grid gap-1 p-1 rounded-card bg-paper">
        <IconButton
          data-quick
          icon="plus"
          label={t`Zoom in`}
          outlined
          disabled={zoom === mapScales.length - 1}
          onClick={() => nearer(1)}
        />
        <IconButton
          data-quick
          icon="minus"
          label={t`Zoom out`}
          outlined
          disabled={zoom === 0}
          onClick={() => nearer(-1)}
        />
      </div>
    </div>
  )
}
