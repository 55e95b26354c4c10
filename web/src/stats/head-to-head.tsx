import type { HeadToHead as MeetingRecord } from '@i-one/contract/stats/records'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Section } from '../ui/layout/section.tsx'
import { headToHeadQuery } from './queries.ts'
import { RecordTable } from './record-table.tsx'

export function HeadToHead({ me, other }: { me: string; other: string }) {
  const query = useQuery(headToHeadQuery(me, other))
  const { data, error } = query
  return (
    <Section title="Head to head">
      {data && <Met {...data} />}
      {!data && error && (
        <ErrorState sentence={`Your matches together could not be loaded. ${error.message}.`} query={query} />
      )}
      {!data && !error && <Loading label="Loading your matches together" height={160} />}
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
