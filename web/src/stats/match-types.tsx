import type { MatchType } from '@i-one/contract/stats'
import { Section } from '../ui/layout/section.tsx'
import { RecordTable } from './record-table.tsx'

type MatchTypesProps<Figure extends string> = {
  matchTypes: readonly ({ matchType: MatchType } & Record<Figure, number>)[]
  columns: readonly (readonly [figure: Figure, heading: string])[]
}

export function MatchTypes<Figure extends string>({ matchTypes, columns }: MatchTypesProps<Figure>) {
  if (matchTypes.length === 0) return undefined
  return (
    <Section title="By match type">
      <RecordTable
        of="Type"
        head={columns.map(([, heading]) => heading)}
        rows={matchTypes.map((row) => [row.matchType, ...columns.map(([figure]) => row[figure])])}
      />
    </Section>
  )
}
