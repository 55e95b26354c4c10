import type { Pitch } from '@i-one/contract/pitches'
import { costText } from '@i-one/game/payments/cost-text'
import { surfaceText } from '@i-one/game/pitches/surfaces'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { distanceText, metresBetween } from '../lib/places/distance.ts'
import { useUserLocation } from '../lib/where-from.ts'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { labelledText } from '../ui/text/joins.ts'
import { PitchPhotos } from './pitch-photos.tsx'
import { pitchPhotosQuery } from './queries.ts'
import styles from './pitch-head.module.css'

const figure = 'num -order-1 mb-1 text-[1.75rem] lg:text-[2.25rem]'

export function PitchHeader({ pitch }: { pitch: Pitch }) {
  const you = useUserLocation()
  const { data: photos = [] } = useQuery(pitchPhotosQuery(pitch._id))
  const first = photos[0]?.alt || labelledText(pitch.name, surfaceText(pitch.surface))
  return (
    <header className={styles.head}>
      <div className={styles.photo}>
        <PitchPhotos name={pitch.name} first={first} photo={pitch.pitchPhoto} photos={photos} />
      </div>
      <Band as="div" className={styles.band}>
        <CentreCircle at={{ d: 130, x: '96%', y: '0px' }} wide={{ d: 230, x: '84%', y: '100%' }} />
        <div className={styles.text}>
          <h1 translate="no" className="text-[length:clamp(2.125rem,1.2rem_+_4vw,4.25rem)] leading-[1.05]">
            {pitch.name}
          </h1>
          <p translate="no" className="mt-2">
            {pitch.address}
          </p>
          <dl className="flex flex-wrap gap-x-8 gap-y-3 mt-4">
            <div className="grid text-small">
              <dt>
                <Trans>{{ minutes: pitch.slotMinutes }} minutes</Trans>
              </dt>
              <dd className={figure}>{costText(pitch.price)}</dd>
            </div>
            {you && (
              <div className="grid text-small">
                <dt>
                  <Trans comment="Below a distance">from you</Trans>
                </dt>
                <dd className={figure}>{distanceText(metresBetween(you, pitch.location))}</dd>
              </div>
            )}
          </dl>
        </div>
      </Band>
    </header>
  )
}
