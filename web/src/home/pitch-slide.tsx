import type { NearbyPitch } from '@i-one/contract/pitches'
import { freeText, type Together } from '@i-one/game/centres/by-centre'
import { Link } from 'react-router'
import { distanceText } from '../lib/places/distance.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './pitch-slide.module.css'

/** Metres: who is nearer than this is there. */
const aStep = 100

type PitchSlideProps = {
  place: Together<NearbyPitch>
  /** Not yet of one that is out of sight: ten photos are more than all the rest of the page. */
  hasPhoto?: boolean
}

/** A pitch, or a centre with those of its pitches that are near. */
export function PitchSlide({ place: { centre, pitches }, hasPhoto = true }: PitchSlideProps) {
  const [pitch] = pitches
  const isBooked = pitches.every(({ booked }) => booked)
  return (
    <Link
      to={centre ? `/c/${centre.code}` : `/pitches/${pitch._id}`}
      className={styles.slide}
      draggable={false}
    >
      <img src={hasPhoto ? pitch.pitchPhoto : undefined} alt="" width="828" height="518" draggable={false} />
      <span className={classNames(styles.banner, isBooked && styles.booked)}>
        {isBooked ? 'All Match Time Slots Booked' : 'Slots Available'}
      </span>
      <span className={styles.caption}>
        <span className="text-[1.5rem] font-stretch-125% font-extrabold tracking-[-0.008em] leading-[1.25]">
          {centre?.name ?? pitch.name}
        </span>
        <span>
          {pitch.address}
          {pitch.distance >= aStep && `, ${distanceText(pitch.distance)}`}
        </span>
        {centre && <span>{freeText(pitches)}</span>}
      </span>
    </Link>
  )
}
