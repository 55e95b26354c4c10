import type { Session } from '@i-one/contract/sessions'
import { Link } from 'react-router'
import { Section } from '../ui/layout/section.tsx'

type PitchSectionProps = { pitch: Session['pitch']; member: boolean }

export const PitchSection = ({ pitch, member }: PitchSectionProps) => (
  <Section title="The ground">
    <img
      className="screen w-full h-auto mb-3 rounded-card bg-stone"
      src={pitch.pitchPhoto}
      width="1280"
      height="800"
      alt={pitch.name}
      loading="lazy"
    />
    <p>
      <b>{pitch.name}</b>, {pitch.address}
    </p>
    <Link className="link" to={member ? `/pitches/${pitch._id}` : `/p/${pitch._id}`}>
      The pitch and its slots
    </Link>
  </Section>
)
