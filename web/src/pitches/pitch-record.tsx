import type { Pitch } from '@i-one/contract/pitches'
import { recordDays } from '@i-one/contract/sessions/reliability'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../ui/layout/facts.tsx'
import { Section } from '../ui/layout/section.tsx'
import { pitchRecordQuery } from './queries.ts'
import { recordFacts } from './record-words.ts'

/** Hidden until the pitch has enough bookings. */
export function PitchRecord({ pitch }: { pitch: Pitch }) {
  const { data } = useQuery(pitchRecordQuery(pitch._id))
  const facts = data ? recordFacts(data) : []
  if (facts.length === 0) return undefined
  return (
    <Section title="Its record">
      <Facts facts={facts} />
      <p className="small mute mt-3">Of the last {recordDays} days.</p>
    </Section>
  )
}
