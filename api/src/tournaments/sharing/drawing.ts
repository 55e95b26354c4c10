import type { Tournament } from '@i-one/contract/tournaments'
import {
  toKitColours,
  colours,
  toDrawableName,
  drawHeading,
  drawTextLine,
  margin,
  drawOnDarkGround,
  drawWordmark,
} from '../../lib/http/preview-image-shapes.ts'
import { type Drawing, createBox, imageSize } from '../../lib/http/preview-image.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { formText, progressText } from './words.ts'

const width = imageSize.width - 2 * margin

const firstOf = ({ stages, entries }: Tournament) => {
  const rows = stages[0]?.tables[0]?.rows ?? []
  const teams = new Map(entries.map(({ team }) => [team._id, team.name]))
  const table = rows.map(({ place, team, points }) => ({
    name: `${place}  ${teams.get(team)}`,
    points: `${points}`,
  }))
  return (table.length ? table : [...teams.values()].map((name) => ({ name, points: '' }))).slice(0, 4)
}

const withDrawableNames = (tournament: Tournament): Tournament => ({
  ...tournament,
  name: toDrawableName(tournament.name, i18n._('Tournament')),
  entries: tournament.entries.map((entry, n) => ({
    ...entry,
    team: {
      ...entry.team,
      name: toDrawableName(entry.team.name, i18n._('Team {number}', { number: n + 1 })),
    },
  })),
})

export const createTournamentDrawing = (tournament: Tournament): Drawing => {
  const cloths = toKitColours(firstOf(tournament).map(({ name }) => name))
  const drawn = withDrawableNames(tournament)
  const rows = firstOf(drawn)
  return drawOnDarkGround([
    createBox({ width, justifyContent: 'space-between' }, drawWordmark()),
    createBox(
      { flexDirection: 'column', width },
      drawHeading(drawn.name, { size: 84, width, lines: 2 }),
      drawTextLine(`${formText(drawn)}. ${progressText(drawn)}.`, {
        size: 32,
        width,
        colour: colours.inkMute,
      }),
    ),
    createBox(
      { flexDirection: 'column', width },
      ...rows.map(({ name, points }, n) =>
        createBox(
          { width, alignItems: 'center', marginTop: 10 },
          createBox({ width: 28, height: 12, marginRight: 20, background: cloths[n] ?? colours.chalk }),
          drawTextLine(name, { size: 32, width: width - 160 }),
          drawTextLine(points, { size: 32, width: 100, align: 'right' }),
        ),
      ),
    ),
  ])
}
