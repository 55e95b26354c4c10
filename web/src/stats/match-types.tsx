import type { MatchType } from '@i-one/contract/stats'
import { matchTypeText } from '@i-one/game/matches/match-type-text'
import { t } from '@lingui/core/macro'
import { Section } from '../ui/layout/section.tsx'
import { RecordTable } from './record-table.tsx'

type MatchTypesProps<Figure extends string> = {
  matchTypes: readonly ({ matchType: MatchType } & Record<Figure, number>)[]
  columns: readonly (readonly [figure: Figure, heading: string])[]
}

export function MatchTypes<Figure extends string>({ matchTypes, columns }: MatchTypesProps<Figure>) {
  if (matchTypes.length === 0) return undefined
  return (
    <Section title={t`By match type`}>
      <RecordTable
        of={t`Type`}
        head={columns.map(([, heading]) => heading)}
        rows={matchTypes.map((row) => [
          matchTypeText(row.matchType),
          ...columns.map(([figure]) => row[figure]),
        ])}
      />
    </Section>
  )
}
