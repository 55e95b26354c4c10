import type { Pitch } from '@i-one/contract/pitches'
import { type PitchRecord as Reliability, pitchRecordDays } from '@i-one/contract/sessions/reliability'
import { facilityText } from '@i-one/game/pitches/facilities'
import { surfaceText } from '@i-one/game/pitches/surfaces'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMainStore } from '../lib/store.ts'
import { ReportButton } from '../moderation/reports/report-button.tsx'
import { Facts } from '../ui/layout/facts.tsx'
import { Section } from '../ui/layout/section.tsx'
import { commaText } from '../ui/text/joins.ts'
import { toOpeningLines } from './opening-hours.ts'
import { pitchRecordQuery } from './queries.ts'
import { answeredWithinText, toRecordFacts } from './record-words.ts'

const answersText = ({ owner, autoAuthorize }: Pitch, { answers }: Reliability) => {
  if (!owner || autoAuthorize) return t`Instant confirmation`
  return answers ? answeredWithinText(answers.minutes) : t`Answered within 12 hours`
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
    <Section title={t`About the pitch`}>
      <Facts
        facts={[
          [t`Surface`, surfaceText(pitch.surface)],
          ...(pitch.playersPerTeam
            ? [[t`Size`, t`${{ players: pitch.playersPerTeam }} a side`] as const]
            : []),
          ...(pitch.facilities.length > 0
            ? [[t`Facilities`, commaText(...pitch.facilities.map(facilityText))] as const]
            : []),
          ...toOpeningLines(pitch.openingHours).map(({ days, hours }) => [days, hours] as const),
          [t`Slot length`, t`${{ minutes: pitch.slotMinutes }} minutes`],
          [t`Booking`, answersText(pitch, record)],
          ...(pitch.phone ? [[t`Phone`, <PhoneLink key="phone" phone={pitch.phone} />] as const] : []),
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
    <Section title={t`Track record`}>
      <Facts facts={facts} />
      <p className="small mute mt-3">
        <Trans>In the last {{ days: pitchRecordDays }} days.</Trans>
      </p>
    </Section>
  )
}
