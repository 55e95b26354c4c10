import type { PublicCentre } from '@i-one/contract/centres/sharing'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { QRCodeSVG } from 'qrcode.react'
import { useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { OwnCentre } from '../sharing/own-place.tsx'
import styles from './poster.module.css'

export function Component() {
  usePageTitle(t`Poster`)
  const { code = '' } = useParams()
  return (
    <>
      <div className="screen">
        <PageHead title={t`Poster`}>
          <p>
            <Trans>
              For the gate and the desk. The poster never goes out of date, because its code opens your page.
            </Trans>
          </p>
        </PageHead>
      </div>
      <OwnCentre code={code} Shown={Sheet} />
    </>
  )
}

const Sheet = ({ centre: { name, address, phone, code } }: { centre: PublicCentre }) => {
  const link = `${location.origin}/c/${code}`
  return (
    <div className="wrap">
      <article className={styles.poster} aria-label={t`Poster`}>
        <div className={`relative p-16 text-chalk ${styles.grass}`}>
          <svg
            className="absolute inset-0 w-full h-full overflow-hidden fill-none stroke-chalk stroke-[1.1] opacity-27"
            viewBox="0 0 210 140"
            aria-hidden="true"
          >
            <circle cx="105" cy="140" r="64" />
          </svg>
          <h2 className="relative text-[length:--spacing(25)] font-black tracking-[-0.045em] leading-none">
            <Trans>Play here tonight</Trans>
          </h2>
        </div>
        <QRCodeSVG
          value={link}
          level="M"
          marginSize={3}
          className="absolute top-90 left-1/2 w-88 h-auto -translate-x-1/2 bg-white border-[length:--spacing(1.4)] border-ink rounded-[--spacing(4)]"
          fgColor="#0e1a16"
          title={t`Opens the page of ${name}`}
        />
        <div className="flex flex-col pt-44 px-16 pb-12 text-center">
          <p
            translate="no"
            className={classNames(
              'flex-none font-[850] font-stretch-125% tracking-[-0.022em] leading-[1.15] wrap-anywhere',
              name.length > 40
                ? 'line-clamp-4 text-[length:--spacing(7)]'
                : 'line-clamp-3 text-[length:--spacing(12)]',
            )}
          >
            {name}
          </p>
          <p translate="no" className="flex-none line-clamp-3 text-[length:--spacing(5)] leading-[1.3]">
            {address}
          </p>
          <p className="max-w-[26ch] mt-5 mx-auto text-[length:--spacing(6.2)] font-semibold leading-[1.35]">
            <Trans>Point your camera at the code. See free times, be the captain, bring your friends.</Trans>
          </p>
          <div className="flex gap-6 items-end justify-between mt-auto pt-4 text-start leading-[1.2] border-t-[length:max(2px,--spacing(0.6))] border-ink">
            {phone && (
              <p>
                <b className="block text-[length:--spacing(8)] whitespace-nowrap num">{phone}</b>
                <small className="text-[length:--spacing(4.2)]">
                  <Trans comment="Below the phone number on a poster">or call us</Trans>
                </small>
              </p>
            )}
            <p className="grid justify-items-end ms-auto text-[length:--spacing(9)] text-end">
              <b translate="no" className="block text-[length:--spacing(5)]">
                {link.replace(/^https?:\/\//, '')}
              </b>
              <Wordmark />
            </p>
          </div>
        </div>
      </article>
      <ThumbBar>
        <Button size="big" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </ThumbBar>
    </div>
  )
}
