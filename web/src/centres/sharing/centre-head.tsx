import type { PublicCentre } from '@i-one/contract/centres/sharing'
import { moneyText } from '@i-one/game/payments/money'
import { surfaceText } from '@i-one/game/pitches/surfaces'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { getOrigin } from '../../lib/rendered/origin.ts'
import { ShareButton } from '../../lib/share-buttons.tsx'
import { PitchPhotos } from '../../pitches/pitch-photos.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { labelledText } from '../../ui/text/joins.ts'
import head from '../../pitches/pitch-head.module.css'

const figure = 'num -order-1 mb-1 text-[1.75rem] lg:text-[2.25rem]'

const kindsText = (whole: number, combined: number) =>
  combined > 0
    ? t({
        message: plural(whole, {
          one: `pitch, and ${combined} combined`,
          other: `pitches, and ${combined} combined`,
        }),
        comment: 'Shown below the number of pitches',
      })
    : t({
        message: plural(whole, { one: 'pitch', other: 'pitches' }),
        comment: 'Shown below the number of pitches',
      })

export function CentreHeader({ centre }: { centre: PublicCentre }) {
  const { name, address, phone, pitches, photos } = centre
  const combined = pitches.filter(({ parts }) => parts.length > 0).length
  const whole = pitches.length - combined
  const min = pitches.toSorted((a, b) => a.price.amount - b.price.amount)[0]
  return (
    <header className={head.head}>
      <div className={head.photo}>
        <PitchPhotos
          name={name}
          first={photos[0]?.alt || labelledText(name, surfaceText(pitches[0]?.surface ?? ''))}
          photo={photos[0]?.src ?? pitches[0]?.pitchPhoto}
          photos={photos}
        />
      </div>
      <Band as="div" className={head.band}>
        <CentreCircle at={{ d: 130, x: '96%', y: '0px' }} wide={{ d: 230, x: '84%', y: '100%' }} />
        <div className={head.text}>
          <h1 translate="no" className="text-[length:clamp(2.125rem,1.2rem_+_4vw,4.25rem)] leading-[1.05]">
            {name}
          </h1>
          <p translate="no" className="mt-2">
            {address}
          </p>
          <dl className="flex flex-wrap gap-x-8 gap-y-3 mt-4">
            <div className="grid text-small">
              <dt>{kindsText(whole, combined)}</dt>
              <dd className={figure}>{whole}</dd>
            </div>
            {min && (
              <div className="grid text-small">
                <dt>
                  <Trans>{{ minutes: min.slotMinutes }} minutes</Trans>
                </dt>
                <dd className={figure}>
                  <Trans>from {{ price: moneyText(min.price) }}</Trans>
                </dd>
              </div>
            )}
          </dl>
          <p className="flex flex-wrap gap-3 mt-5">
            {phone && (
              <a className={buttonClass({ variant: 'chalk' })} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            )}
            <ShareButton title={name} url={`${getOrigin()}/c/${centre.code}`} />
          </p>
        </div>
      </Band>
    </header>
  )
}
