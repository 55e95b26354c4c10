import { isUpcoming } from '@i-one/contract/sessions/states'
import { dayText } from '@i-one/game/formats/dates'
import { timeText } from '@i-one/game/formats/times'
import {
  drawCentreCircle,
  toKitColours,
  colours,
  toDrawableName,
  drawGrass,
  drawHeading,
  drawTextLine,
  margin,
  drawShirt,
  fitFontSize,
  drawWordmark,
} from '../../lib/http/preview-image-shapes.ts'
import { type Box, type Drawing, createBox, imageSize } from '../../lib/http/preview-image.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { toVisitorName } from '../../visitors.ts'
import { getCapacity } from '../rules.ts'
import type { SharedSession } from './sql.ts'
import { captainText, gameFormatText, gamePriceText, reasonText, statusText } from './words.ts'

const band = 212
const bandTop = imageSize.height - band

const room = { x: 500, width: imageSize.width - 500 - margin, height: band - 56 }

const rowsFor = (shirts: number) => {
  const sizes = [1, 2, 3, 4, 5].map((rows) => {
    const size = Math.min(room.width / Math.ceil(shirts / rows), room.height / rows, 104)
    return { rows, size }
  })
  return sizes.reduce((best, one) => (one.size > best.size ? one : best))
}

const listClothColours = (session: SharedSession) => {
  const kits = toKitColours(session.setNames)
  const taken = session.taken
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))
    .map((set) => (session.drawnAt && set ? (kits[set - 1] ?? colours.chalk) : colours.chalk))
  const free = Math.max(0, getCapacity(session) - taken.length)
  return [...taken, ...Array.from({ length: free }, () => undefined)]
}

const shirts = (session: SharedSession) => {
  const cloths = listClothColours(session)
  const { rows, size } = rowsFor(cloths.length)
  const inRow = Math.ceil(cloths.length / rows)
  const left = room.x + room.width - inRow * size
  const top = bandTop + (band - rows * size) / 2
  return cloths
    .map((cloth, n) =>
      drawShirt({
        x: left + (n % inRow) * size + size * 0.06,
        y: top + Math.floor(n / inRow) * size + size * 0.04,
        size: size * 0.88,
        cloth,
      }),
    )
    .join('')
}

const isOff = ({ state }: SharedSession) => state === 'cancelled' || state === 'abandoned'

const head = (session: SharedSession): Box => {
  const { start, timeZone, pitchName, captainNickname } = session
  const pitch = toDrawableName(pitchName, '')
  const captain = toDrawableName(toVisitorName(captainNickname), '')
  const day = dayText(start, timeZone)
  const where = pitch ? i18n._('{when} at {pitch}', { when: day, pitch }) : day
  const width = imageSize.width - 2 * margin
  return createBox(
    {
      flexDirection: 'column',
      height: bandTop,
      padding: `44px ${margin}px 32px`,
      justifyContent: 'space-between',
    },
    drawWordmark(),
    createBox(
      { flexDirection: 'column' },
      drawHeading(timeText(start, timeZone), { size: 140, width, struck: isOff(session) }),
      drawHeading(where, {
        size: fitFontSize(where, [
          [28, 56],
          [40, 46],
          [Infinity, 40],
        ]),
        width,
      }),
      createBox(
        { marginTop: 8 },
        drawTextLine([gamePriceText(session), ...(captain ? [captainText(captain)] : [])].join(' · '), {
          size: 30,
          width,
        }),
      ),
    ),
  )
}

const foot = (session: SharedSession, now: Date): Box => {
  const status = statusText(session, now)
  const width = isUpcoming(session.state) ? room.x - margin - 24 : imageSize.width - 2 * margin
  return createBox(
    { flexDirection: 'column', height: band, padding: `0 ${margin}px`, justifyContent: 'center' },
    drawHeading(status, {
      size: fitFontSize(status, [
        [13, 54],
        [Infinity, 46],
      ]),
      width,
      colour: colours.duskOnInk,
    }),
    drawTextLine(reasonText(session) ?? gameFormatText(session), {
      size: 26,
      width,
      lines: 2,
      colour: colours.inkMute,
    }),
  )
}

export const createSessionDrawing = (session: SharedSession, now: Date): Drawing => ({
  ground: `${drawGrass()}${drawCentreCircle({ x: 960, y: bandTop / 2, radius: 158, height: bandTop, opacity: 0.26 })}
      <rect y="${bandTop}" width="${imageSize.width}" height="${band}" fill="${colours.ink}"/>
      ${isOff(session) ? '' : shirts(session)}`,
  words: createBox({ flexDirection: 'column', width: imageSize.width }, head(session), foot(session, now)),
})
