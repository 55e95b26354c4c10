import type { MatchType } from '@i-one/contract/stats'
import { t } from '@lingui/core/macro'
import { Section } from '../ui/layout/section.tsx'
import { matchTypeNames } from './match-type-names.ts'
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
          matchTypeNames[row.matchType],
          ...columns.map(([figure]) => row[figure]),
        ])}
      />
    </Section>
  )
}
