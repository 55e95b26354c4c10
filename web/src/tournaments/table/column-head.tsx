import { t } from '@lingui/core/macro'

export const columns = {
  played: { short: t({ message: 'P', comment: 'Short for played' }), long: t`Played` },
  won: { short: t({ message: 'W', comment: 'Short for won' }), long: t`Won` },
  drawn: { short: t({ message: 'D', comment: 'Short for drawn' }), long: t`Drawn` },
  lost: { short: t({ message: 'L', comment: 'Short for lost' }), long: t`Lost` },
  goalsFor: { short: t({ message: 'F', comment: 'Short for goals for' }), long: t`Goals for` },
  goalsAgainst: { short: t({ message: 'A', comment: 'Short for goals against' }), long: t`Goals against` },
  difference: { short: t({ message: 'GD', comment: 'Short for goal difference' }), long: t`Goal difference` },
  fairPlay: {
    short: t({ message: 'FP', comment: 'Short for fair play' }),
    long: t`Fair play: yellow 1, second yellow 3, red 4`,
  },
  points: { short: t({ message: 'Pts', comment: 'Short for points' }), long: t`Points` },
} as const

type ColumnHeadProps = { short: string; long: string; className?: string }

export const ColumnHead = ({ short, long, className }: ColumnHeadProps) => (
  <th scope="col" className={className}>
    <abbr className="no-underline" title={long}>
      {short}
    </abbr>
  </th>
)
