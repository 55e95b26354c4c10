import type { Pitch } from '@i-one/contract/pitches'

import { Section } from '../ui/layout/section.tsx'
import { Facts } from '../ui/layout/facts.tsx'
import { openingLines } from './opening-hours.ts'

const answers = ({ owner, autoAuthorize }: Pitch) =>
  owner && !autoAuthorize ? 'by hand, within 12 hours' : 'at once'

export const AboutPitch = ({ pitch }: { pitch: Pitch }) => (
  <Section title="The ground">
    <Facts
      facts={[
        ['Surface', pitch.surface],
        ...(pitch.facilities.length > 0 ? [['Facilities', pitch.facilities.join(', ')] as const] : []),
        ...openingLines(pitch.openingHours).map(({ days, hours }) => [days, hours] as const),
        ['Slot', `${pitch.slotMinutes} minutes`],
        ['Authorizes', answers(pitch)],
      ]}
    />
  </Section>
)
