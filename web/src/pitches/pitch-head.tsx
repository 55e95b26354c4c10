import type { Pitch } from '@i-one/contract/pitches'
import { costText } from '@i-one/game/payments/cost-text'
import { useQuery } from '@tanstack/react-query'
import { distanceText, metresBetween } from '../lib/places/distance.ts'
import { useWhereFrom } from '../lib/where-from.ts'
import { Ring } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { PitchPhotos } from './pitch-photos.tsx'
import { pitchPhotosQuery } from './queries.ts'
import styles from './pitch-head.module.css'

export function PitchHead({ pitch }: { pitch: Pitch }) {
  const you = useWhereFrom()
  return (
    <header className={styles.head}>
      <div className={styles.photo}>
        <Photos pitch={pitch} />
      </div>
      <Band as="div" className={styles.band}>
        <Ring at={{ d: 130, x: '96%', y: '0px' }} wide={{ d: 230, x: '84%', y: '100%' }} />
        <div className={styles.text}>
          <h1>{pitch.name}</h1>
          <p className={styles.address}>{pitch.address}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{pitch.slotMinutes} minutes</dt>
              <dd className="num">{costText(pitch.price)}</dd>
            </div>
            {you && (
              <div>
                <dt>from you</dt>
                <dd className="num">{distanceText(metresBetween(you, pitch.location))}</dd>
              </div>
            )}
          </dl>
        </div>
      </Band>
    </header>
  )
}

/** Shows the first photo immediately, before the list has loaded. */
function Photos({ pitch }: { pitch: Pitch }) {
  const { data: photos = [] } = useQuery(pitchPhotosQuery(pitch._id))
  const first = photos[0]?.alt || `${pitch.name}: ${pitch.surface}`
  return <PitchPhotos name={pitch.name} first={first} photo={pitch.pitchPhoto} photos={photos} />
}
