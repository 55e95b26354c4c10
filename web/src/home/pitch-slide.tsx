import type { NearbyPitch } from '@i-one/contract/pitches'
import { Link } from 'react-router'
import { distanceText } from '../lib/distance.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './pitch-slide.module.css'

/** Metres: who is nearer than this is there. */
const aStep = 100

export const PitchSlide = ({ pitch }: { pitch: NearbyPitch }) => (
  <Link to={`/pitches/${pitch._id}`} className={styles.slide} draggable={false}>
    <img src={pitch.pitchPhoto} alt="" width="828" height="518" draggable={false} />
    <span className={classNames(styles.banner, pitch.booked && styles.booked)}>
      {pitch.booked ? 'All Match Time Slots Booked' : 'Slots Available'}
    </span>
    <span className={styles.caption}>
      <span className={styles.name}>{pitch.name}</span>
      <span>
        {pitch.address}
        {pitch.distance >= aStep && `, ${distanceText(pitch.distance)}`}
      </span>
    </span>
  </Link>
)
