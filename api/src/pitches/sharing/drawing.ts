import { fileURLToPath } from 'node:url'
import {
  colours,
  toDrawableName,
  field,
  grass,
  heading,
  line,
  margin,
  sizeFor,
  wordmark,
} from '../../lib/http/preview-image-shapes.ts'
import { type Box, type Drawing, box, imageSize } from '../../lib/http/preview-image.ts'
import type { StoredPitch } from '../sql.ts'
import { priceOf } from './structured-data.ts'

const panel = 620
const width = panel - 2 * margin

const pictures = fileURLToPath(new URL('../../../../web/public/pictures/', import.meta.url))

export interface PitchDrawing {
  name: string
  address: string
  photo: string
  kind: string
  price: string
}

const pictureOf = ({ photo }: PitchDrawing) => {
  const name = /^\/pictures\/(pitch-[1-6])-\d+\.webp$/.exec(photo)?.[1]
  return name && { file: `${pictures}${name}-1280.webp`, left: panel }
}

const sides = (place: PitchDrawing): Box => {
  const name = toDrawableName(place.name, 'Football pitch')
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: panel,
      height: imageSize.height,
      padding: `44px ${margin}px`,
    },
    wordmark(),
    box(
      { flexDirection: 'column' },
      heading(name, {
        size: sizeFor(name, [
          [14, 68],
          [26, 56],
          [40, 46],
          [Infinity, 38],
        ]),
        width,
        lines: 4,
      }),
      box({ marginTop: 16 }, line(toDrawableName(place.address, ''), { size: 28, width, lines: 3 })),
    ),
    box(
      { flexDirection: 'column' },
      line(place.kind, { size: 26, width, colour: colours.turfSoft }),
      heading(place.price, { size: 32, width }),
    ),
  )
}

export const toPitchDrawing = (pitch: StoredPitch): PitchDrawing => ({
  ...pitch,
  kind: pitch.surface,
  price: priceOf(pitch),
})

export const drawingOf = (place: PitchDrawing): Drawing => {
  const picture = pictureOf(place)
  const beside = imageSize.width - panel
  const upright = `<g transform="translate(${panel + 112} 24) matrix(0 1 1 0 0 0)">${field({ x: 0, y: 0, scale: 14.5 })}</g>`
  return {
    ground: `${grass(0, panel)}
      ${picture ? '' : grass(panel, beside) + upright}
      <rect x="${panel - 4}" width="4" height="100%" fill="${colours.chalk}"/>`,
    words: box({ width: imageSize.width }, sides(place)),
    ...(picture && { picture }),
  }
}
