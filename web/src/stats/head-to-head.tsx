import type { HeadToHead as MeetingRecord } from '@i-one/contract/stats/records'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QueryFallback } from '../lib/query-fallback.tsx'
import { Section } from '../ui/layout/section.tsx'
import { headToHeadQuery } from './queries.ts'
import { RecordTable } from './record-table.tsx'

export function HeadToHead({ me, other }: { me: string; other: string }) {
  const query = useQuery(headToHeadQuery(me, other))
  return (
    <Section title={t`Head to head`}>
      {query.data ? (
        <Met {...query.data} />
      ) : (
        <QueryFallback
          query={query}
          loading={t`Loading your matches together`}
          failed={t`Your matches together could not be loaded`}
          height={160}
        />
      )}
    </Section>
  )
}

const Met = ({ other, together, against }: MeetingRecord) => {
  const { name } = other
  if (together.played + against.played === 0)
    return (
      <p className="mute">
        <Trans>You and {name} haven’t played in the same match yet.</Trans>
      </p>
    )
  const scored = together.goals + against.goals
  const otherScored = together.otherGoals + against.otherGoals
  return (
    <RecordTable
      caption={t`You scored ${scored} in these matches, ${name} ${otherScored}.`}
      of={t`Side`}
      head={[t`Played`, t`You won`, t`Drawn`, t`You lost`]}
      rows={[rowOf(t`Together`, together), rowOf(t`Against`, against)]}
    />
  )
}

const rowOf = (name: string, { played, won, drawn, lost }: MeetingRecord['against']) =>
  [name, played, won, drawn, lost] as const
