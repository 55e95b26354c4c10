import type { Session } from '@i-one/contract/sessions'
import { Link } from 'react-router'

import { Corner } from '../ui/layout/section.tsx'
import styles from './ground.module.css'

type GroundProps = { pitch: Session['pitch']; member: boolean }

export const Ground = ({ pitch, member }: GroundProps) => (
  <Corner title="The ground">
    <img
      className={styles.photo}
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
  </Corner>
)
