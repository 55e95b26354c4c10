import { fileURLToPath } from 'node:url'
import {
  colours,
  toDrawableName,
  drawField,
  drawGrass,
  drawHeading,
  drawTextLine,
  margin,
  fitFontSize,
  drawWordmark,
} from '../../lib/http/preview-image-shapes.ts'
import { type Box, type Drawing, createBox, imageSize } from '../../lib/http/preview-image.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { StoredPitch } from '../sql.ts'
import { formatPrice } from './structured-data.ts'

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
  const name = toDrawableName(place.name, i18n._('Football pitch'))
  return createBox(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: panel,
      height: imageSize.height,
      padding: `44px ${margin}px`,
    },
    drawWordmark(),
    createBox(
      { flexDirection: 'column' },
      drawHeading(name, {
        size: fitFontSize(name, [
          [14, 68],
          [26, 56],
          [40, 46],
          [Infinity, 38],
        ]),
        width,
        lines: 4,
      }),
      createBox(
        { marginTop: 16 },
        drawTextLine(toDrawableName(place.address, ''), { size: 28, width, lines: 3 }),
      ),
    ),
    createBox(
      { flexDirection: 'column' },
      drawTextLine(place.kind, { size: 26, width, colour: colours.turfSoft }),
      drawHeading(place.price, { size: 32, width }),
    ),
  )
}

export const toPitchDrawing = (pitch: StoredPitch): PitchDrawing => ({
  ...pitch,
  kind: pitch.surface,
  price: formatPrice(pitch),
})

export const drawPitch = (place: PitchDrawing): Drawing => {
  const picture = pictureOf(place)
  const beside = imageSize.width - panel
  const upright = `<g transform="translate(${panel + 112} 24) matrix(0 1 1 0 0 0)">${drawField({ x: 0, y: 0, scale: 14.5 })}</g>`
  return {
    ground: `${drawGrass(0, panel)}
      ${picture ? '' : drawGrass(panel, beside) + upright}
      <rect x="${panel - 4}" width="4" height="100%" fill="${colours.chalk}"/>`,
    words: createBox({ width: imageSize.width }, sides(place)),
    ...(picture && { picture }),
  }
}
