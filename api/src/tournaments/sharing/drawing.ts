import type { Tournament } from '@i-one/contract/tournaments'
import {
  kitColoursOf,
  colours,
  toDrawableName,
  heading,
  line,
  margin,
  onDarkGround,
  wordmark,
} from '../../lib/http/preview-image-shapes.ts'
import { type Drawing, box, imageSize } from '../../lib/http/preview-image.ts'
import { formText, standingText } from './words.ts'

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
  name: toDrawableName(tournament.name, 'Tournament'),
  entries: tournament.entries.map((entry, n) => ({
    ...entry,
    team: { ...entry.team, name: toDrawableName(entry.team.name, `Team ${n + 1}`) },
  })),
})

export const drawingOf = (tournament: Tournament): Drawing => {
  const cloths = kitColoursOf(firstOf(tournament).map(({ name }) => name))
  const drawn = withDrawableNames(tournament)
  const rows = firstOf(drawn)
  return onDarkGround([
    box({ width, justifyContent: 'space-between' }, wordmark()),
    box(
      { flexDirection: 'column', width },
      heading(drawn.name, { size: 84, width, lines: 2 }),
      line(`${formText(drawn)}. ${standingText(drawn)}.`, {
        size: 32,
        width,
        colour: colours.inkMute,
      }),
    ),
    box(
      { flexDirection: 'column', width },
      ...rows.map(({ name, points }, n) =>
        box(
          { width, alignItems: 'center', marginTop: 10 },
          box({ width: 28, height: 12, marginRight: 20, background: cloths[n] ?? colours.chalk }),
          line(name, { size: 32, width: width - 160 }),
          line(points, { size: 32, width: 100, align: 'right' }),
        ),
      ),
    ),
  ])
}
