import type { HeadToHead as MeetingRecord } from '@i-one/contract/stats/records'
import { useQuery } from '@tanstack/react-query'
import { QueryFallback } from '../lib/query-fallback.tsx'
import { Section } from '../ui/layout/section.tsx'
import { headToHeadQuery } from './queries.ts'
import { RecordTable } from './record-table.tsx'

export function HeadToHead({ me, other }: { me: string; other: string }) {
  const query = useQuery(headToHeadQuery(me, other))
  return (
    <Section title="Head to head">
      {query.data ? (
        <Met {...query.data} />
      ) : (
        <QueryFallback query={query} what="your matches together" height={160} />
      )}
    </Section>
  )
}

const Met = ({ other, together, against }: MeetingRecord) => {
  if (together.played + against.played === 0)
    return <p className="mute">You and {other.name} haven’t played in the same match yet.</p>
  const scored = together.goals + against.goals
  const otherScored = together.otherGoals + against.otherGoals
  return (
    <RecordTable
      caption={`You scored ${scored} in these matches, ${other.name} ${otherScored}.`}
      of="Side"
      head={['Played', 'You won', 'Drawn', 'You lost']}
      rows={[rowOf('Together', together), rowOf('Against', against)]}
    />
  )
}

const rowOf = (name: string, { played, won, drawn, lost }: MeetingRecord['against']) =>
  [name, played, won, drawn, lost] as const
