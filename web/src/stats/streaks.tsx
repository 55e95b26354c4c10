import type { Streaks as Runs } from '@i-one/contract/stats/records'
import { useQuery } from '@tanstack/react-query'
import { QueryFallback } from '../lib/query-fallback.tsx'
import { Section } from '../ui/layout/section.tsx'
import { streaksQuery } from './queries.ts'
import { RecordTable } from './record-table.tsx'

const runs: [keyof Runs, string][] = [
  ['winning', 'Winning'],
  ['unbeaten', 'Unbeaten'],
  ['scoring', 'Scoring'],
]

export function Streaks({ player }: { player: string }) {
  const query = useQuery(streaksQuery(player))
  const { data } = query
  return (
    <Section title="Streaks">
      {data ? (
        <RecordTable
          caption="Matches in a row, across all seasons."
          of="Streak"
          head={['Now', 'Longest']}
          rows={runs.map(([kind, words]) => [words, data[kind].current, data[kind].longest])}
        />
      ) : (
        <QueryFallback query={query} what="the streaks" height={208} />
      )}
    </Section>
  )
}
