import { hasBegun } from '@i-one/game/matches/match-state'
import {
  toKitColours,
  colours,
  toDrawableName,
  drawHeading,
  drawCentreCircle,
  drawTextLine,
  margin,
  drawOnDarkGround,
  fitFontSize,
  drawWordmark,
} from '../../lib/http/preview-image-shapes.ts'
import { type Box, type Drawing, createBox, imageSize } from '../../lib/http/preview-image.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { toVisitorName } from '../../visitors.ts'
import type { WholeMatch } from '../sql.ts'
import { decisionText, isLive, scorerTexts, stateText, placeAndDayText } from './words.ts'

const width = imageSize.width - 2 * margin
const side = 304
const maxScorers = 4

const pill = (text: string, background: string) =>
  createBox({ padding: '8px 24px', borderRadius: 999, background }, drawTextLine(text, { size: 28 }))

const head = (match: WholeMatch): Box =>
  createBox(
    { justifyContent: 'space-between', alignItems: 'center', width },
    createBox({ width: side }, drawWordmark()),
    pill(stateText(match), isLive(match) ? colours.dusk : colours.ink2),
    createBox(
      { width: side, justifyContent: 'flex-end' },
      drawTextLine(placeAndDayText(match), {
        size: 24,
        width: side,
        lines: 2,
        align: 'right',
        colour: colours.inkMute,
      }),
    ),
  )

const team = (name: string, cloth: string, align: 'left' | 'right') => {
  const size = fitFontSize(name, [
    [8, 48],
    [16, 38],
    [Infinity, 32],
  ])
  return createBox(
    {
      flexDirection: 'column',
      width: side,
      height: 150,
      alignItems: align === 'left' ? 'flex-start' : 'flex-end',
    },
    createBox({ width: 72, height: 10, marginBottom: 18, background: cloth }),
    drawHeading(name, { size, width: side, lines: 3, align }),
  )
}

const score = ({ row }: WholeMatch): Box => {
  const space = width - 2 * side
  if (!hasBegun(row.state)) return drawHeading(i18n._('v'), { size: 150, width: space, align: 'center' })
  const goals = [row.score_one, row.score_two].map(String)
  const size = fitFontSize(goals.join(''), [
    [2, 210],
    [Infinity, 124],
  ])
  const half = (text: string, align: 'left' | 'right') =>
    drawHeading(text, { size, width: (space - size / 2) / 2, align })
  const dash = createBox({ width: size * 0.24, height: size * 0.06, background: colours.chalk })
  return createBox(
    { width: space, justifyContent: 'space-between', alignItems: 'center' },
    half(goals[0] ?? '', 'right'),
    dash,
    half(goals[1] ?? '', 'left'),
  )
}

const goals = (texts: readonly string[], align: 'left' | 'right') => {
  const more = texts.length > maxScorers ? texts.length - maxScorers + 1 : 0
  const shown = more
    ? [...texts.slice(0, maxScorers - 1), i18n._('and {count} more', { count: more })]
    : texts
  return createBox(
    { flexDirection: 'column', width: width / 2 - 24 },
    ...shown.map((text) => drawTextLine(text, { size: 27, width: width / 2 - 24, align })),
  )
}

const foot = (match: WholeMatch): Box => {
  const { T1, T2 } = scorerTexts(match)
  return createBox(
    { justifyContent: 'space-between', width, height: 144 },
    goals(T1, 'left'),
    goals(T2, 'right'),
  )
}

const middle = (match: WholeMatch, cloths: readonly string[]): Box => {
  const { row } = match
  const [one = colours.chalk, two = colours.chalk] = cloths
  const kicks = decisionText(match)
  return createBox(
    { flexDirection: 'column', width, alignItems: 'center' },
    createBox(
      { alignItems: 'center', width, height: 230 },
      team(row.team_one_name, one, 'left'),
      score(match),
      team(row.team_two_name, two, 'right'),
    ),
    ...(kicks ? [drawTextLine(kicks, { size: 28, colour: colours.duskOnInk, align: 'center', width })] : []),
  )
}

const withDrawableNames = (match: WholeMatch): WholeMatch => {
  const { row, lineups } = match
  return {
    ...match,
    row: {
      ...row,
      pitch_name: toDrawableName(row.pitch_name, ''),
      team_one_name: toDrawableName(row.team_one_name, i18n._('Team {number}', { number: 1 })),
      team_two_name: toDrawableName(row.team_two_name, i18n._('Team {number}', { number: 2 })),
    },
    lineups: lineups.map((one) => ({
      ...one,
      name: toDrawableName(toVisitorName(one.name), i18n._('Goal')),
    })),
  }
}

export const createMatchDrawing = (match: WholeMatch): Drawing => {
  const drawn = withDrawableNames(match)
  const cloths = toKitColours([match.row.team_one_name, match.row.team_two_name])
  return drawOnDarkGround(
    [head(drawn), middle(drawn, cloths), foot(drawn)],
    drawCentreCircle({
      x: imageSize.width / 2,
      y: 262,
      radius: 150,
      height: imageSize.height,
      colour: colours.inkLine,
    }),
  )
}
