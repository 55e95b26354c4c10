import type { Streaks as Runs } from '@i-one/contract/stats/records'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { QueryFallback } from '../lib/query-fallback.tsx'
import { Section } from '../ui/layout/section.tsx'
import { streaksQuery } from './queries.ts'
import { RecordTable } from './record-table.tsx'

const runs: [keyof Runs, string][] = [
  ['winning', t`Winning`],
  ['unbeaten', t`Unbeaten`],
  ['scoring', t`Scoring`],
]

export function Streaks({ player }: { player: string }) {
  const query = useQuery(streaksQuery(player))
  const { data } = query
  return (
    <Section title={t`Streaks`}>
      {data ? (
        <RecordTable
          caption={t`Matches in a row, across all seasons.`}
          of={t`Streak`}
          head={[t({ message: 'Now', context: 'streak' }), t({ message: 'Longest', context: 'streak' })]}
          rows={runs.map(([kind, words]) => [words, data[kind].current, data[kind].longest])}
        />
      ) : (
        <QueryFallback
          query={query}
          loading={t`Loading streaks`}
          failed={t`The streaks could not be loaded`}
          height={208}
        />
      )}
    </Section>
  )
}
