import type { Pitch } from '@i-one/contract/pitches'
import type { Point } from '@i-one/contract/shapes'
import { fixedText } from '@i-one/game/formats/numbers'
import { plural, select, t } from '@lingui/core/macro'
import { metresBetween } from '../lib/places/distance.ts'

type Placed = Pick<Pitch, '_id' | 'name' | 'location'>
type Spot = { x: number; y: number }
type Box = { left: number; right: number; top: number; bottom: number }

export type MapPitch = Spot & {
  name: string
  turn: number
  anchor: 'start' | 'middle' | 'end'
  labelX: number
}

export const mapSize = { width: 400, height: 270 }
const margin = { x: 62, y: 48 }
const maxScale = 26
const close = 44
const maxNeighbours = 5
const kilometresPerDegree = 111.2

/** Returns the offset from the first to the second point in kilometres, accurate to a few metres within a city. */
const offset = ({ coordinates: [lng, lat] }: Point, { coordinates: [lng2, lat2] }: Point) => ({
  east: (((lng2 - lng + 540) % 360) - 180) * kilometresPerDegree * Math.cos((lat * Math.PI) / 180),
  north: (lat2 - lat) * kilometresPerDegree,
})

const getScale = ({ east, north }: { east: number; north: number }) =>
  Math.min(
    maxScale,
    (mapSize.width - 2 * margin.x) / Math.abs(east || 0.001),
    (mapSize.height - 2 * margin.y) / Math.abs(north || 0.001),
  )

const letters = { here: 11, other: 7.2 }

const labelled = ({ x, y }: Spot, name: string, turn: number, letter = letters.other): MapPitch => {
  const half = (name.length * letter) / 2
  const anchor = x - half < 6 ? 'start' : x + half > mapSize.width - 6 ? 'end' : 'middle'
  const labelX = anchor === 'middle' ? x : anchor === 'start' ? 8 : mapSize.width - 8
  return { x: Math.round(x), y: Math.round(y), name, turn, anchor, labelX: Math.round(labelX) }
}

const toBox = ({ x, y, name, anchor, labelX }: MapPitch, letter = letters.other): Box => {
  const wide = name.length * letter
  const left = anchor === 'middle' ? labelX - wide / 2 : anchor === 'start' ? labelX : labelX - wide
  return { left: Math.min(left, x - 16), right: Math.max(left + wide, x + 16), top: y - 16, bottom: y + 36 }
}

const around = ({ x, y }: Spot, size: number): Box => ({
  left: x - size,
  right: x + size,
  top: y - size,
  bottom: y + size + 14,
})

const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isInFrame = ({ left, right, top, bottom }: Box) =>
  left > 4 && right < mapSize.width - 4 && top > 4 && bottom < mapSize.height - 4

const toTurn = (id: string) => (Number.parseInt(id.slice(-4), 16) % 140) - 70

const ringSpot = ({ x, y }: Spot, r: number, taken: readonly Box[]): Spot | undefined =>
  [
    { x, y: y + r },
    { x, y: y - r },
    { x: x + r, y },
    { x: x - r, y },
    { x: x + r * Math.SQRT1_2, y: y + r * Math.SQRT1_2 },
    { x: x - r * Math.SQRT1_2, y: y - r * Math.SQRT1_2 },
  ].find((at) => {
    const box = around(at, 12)
    return isInFrame({ ...box, left: at.x - 20, right: at.x + 20 }) && !taken.some((one) => meets(one, box))
  })

const reaches = {
  city: { scale: 24, rings: [2, 5, 10] },
  streets: { scale: 100, rings: [0.3, 0.9] },
} as const
export type MapReach = keyof typeof reaches

export const drawMap = (
  pitch: Placed,
  you: Point | undefined,
  others: readonly Placed[],
  reach: MapReach = 'city',
) => {
  const from = you ?? pitch.location
  const way = offset(from, pitch.location)
  const scale = you ? getScale(way) : reaches[reach].scale
  const spot = {
    x: Math.round(mapSize.width / 2 - (way.east * scale) / 2),
    y: Math.round(mapSize.height / 2 + (way.north * scale) / 2),
  }
  const place = (location: Point) => {
    const { east, north } = offset(from, location)
    return { x: spot.x + east * scale, y: spot.y - north * scale }
  }
  const target = labelled(place(pitch.location), pitch.name, toTurn(pitch._id), letters.here)
  const taken = [toBox(target, letters.here), around(spot, 20), { left: 360, right: 400, top: 0, bottom: 54 }]
  const neighbours: MapPitch[] = []
  for (const other of others) {
    const drawn = labelled(place(other.location), other.name, toTurn(other._id))
    const box = toBox(drawn)
    const fits = other._id !== pitch._id && isInFrame(box) && !taken.some((one) => meets(one, box))
    if (!fits || neighbours.length === maxNeighbours) continue
    neighbours.push(drawn)
    taken.push(box)
  }
  const rings = reaches[reach].rings.map((km) => ({
    km,
    text: km < 1 ? t`${{ metres: km * 1000 }} m` : t`${km} km`,
    r: Math.round(km * scale),
    at: ringSpot(spot, km * scale, taken),
  }))
  return { spot, target, neighbours, rings, close: Math.hypot(target.x - spot.x, target.y - spot.y) < close }
}

const winds = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const

export const describeMap = (pitch: Placed, you: Point | undefined, neighbours: number) => {
  const { name } = pitch
  if (!you)
    return t`Map of ${name} with ${plural(neighbours, {
      0: 'no other pitches',
      1: 'one other pitch',
      2: 'two other pitches',
      3: 'three other pitches',
      4: 'four other pitches',
      5: 'five other pitches',
      one: '# other pitch',
      other: '# other pitches',
    })} nearby`
  const { east, north } = offset(you, pitch.location)
  const wind = winds[(Math.round(Math.atan2(east, north) / (Math.PI / 4)) + 8) % 8] ?? 'north'
  const kilometres = fixedText(metresBetween(you, pitch.location) / 1000, 1)
  return t`Map with you, ${plural(neighbours, {
    0: 'no other pitches',
    1: 'one other pitch',
    2: 'two other pitches',
    3: 'three other pitches',
    4: 'four other pitches',
    5: 'five other pitches',
    one: '# other pitch',
    other: '# other pitches',
  })} and ${name}, ${select(wind, {
    north: `${kilometres} kilometres north of you`,
    northEast: `${kilometres} kilometres north-east of you`,
    east: `${kilometres} kilometres east of you`,
    southEast: `${kilometres} kilometres south-east of you`,
    south: `${kilometres} kilometres south of you`,
    southWest: `${kilometres} kilometres south-west of you`,
    west: `${kilometres} kilometres west of you`,
    other: `${kilometres} kilometres north-west of you`,
  })}`
}
