import type { Pitch } from '@i-one/contract/pitches'
import { type PitchRecord as Reliability, pitchRecordDays } from '@i-one/contract/sessions/reliability'
import { useQuery } from '@tanstack/react-query'
import { useMainStore } from '../lib/store.ts'
import { ReportButton } from '../moderation/reports/report-button.tsx'
import { Facts } from '../ui/layout/facts.tsx'
import { Section } from '../ui/layout/section.tsx'
import { toOpeningLines } from './opening-hours.ts'
import { pitchRecordQuery } from './queries.ts'
import { durationText, toRecordFacts } from './record-words.ts'

const answersText = ({ owner, autoAuthorize }: Pitch, { answers }: Reliability) => {
  if (!owner || autoAuthorize) return 'Instant confirmation'
  return answers ? `Usually answered within ${durationText(answers.minutes)}` : 'Answered within 12 hours'
}

const PhoneLink = ({ phone }: Pick<Pitch, 'phone'>) => (
  <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
    {phone}
  </a>
)

export function AboutPitch({ pitch }: { pitch: Pitch }) {
  const user = useMainStore(({ auth }) => auth.user)
  const { data: record = {} } = useQuery(pitchRecordQuery(pitch._id))
  return (
    <Section title="About the pitch">
      <Facts
        facts={[
          ['Surface', pitch.surface],
          ...(pitch.playersPerTeam ? [['Size', `${pitch.playersPerTeam} a side`] as const] : []),
          ...(pitch.facilities.length > 0 ? [['Facilities', pitch.facilities.join(', ')] as const] : []),
          ...toOpeningLines(pitch.openingHours).map(({ days, hours }) => [days, hours] as const),
          ['Slot length', `${pitch.slotMinutes} minutes`],
          ['Booking', answersText(pitch, record)],
          ...(pitch.phone ? [['Phone', <PhoneLink key="phone" phone={pitch.phone} />] as const] : []),
        ]}
      />
      {user && user._id !== pitch.owner && <ReportButton of="pitch" about={pitch._id} name={pitch.name} />}
    </Section>
  )
}

/** Renders nothing until the pitch has enough bookings for a track record. */
export function PitchTrackRecord({ pitch }: { pitch: Pitch }) {
  const { data } = useQuery(pitchRecordQuery(pitch._id))
  const facts = data ? toRecordFacts(data) : []
  if (facts.length === 0) return undefined
  return (
    <Section title="Track record">
      <Facts facts={facts} />
      <p className="small mute mt-3">In the last {pitchRecordDays} days.</p>
    </Section>
  )
}
