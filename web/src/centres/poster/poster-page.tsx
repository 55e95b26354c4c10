import type { PublicCentre } from '@i-one/contract/centres/sharing'
import { QRCodeSVG } from 'qrcode.react'
import { useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { OwnPlace } from '../sharing/own-place.tsx'
import styles from './poster.module.css'

/** A sheet for the gate, A4: the same on the screen and on paper. */
export function Component() {
  usePageTitle('The poster')
  const { code = '' } = useParams()
  return (
    <>
      <div className="screen">
        <PageHead title="The poster">
          <p>For the gate and the desk. It never goes out of date: the code leads to your page.</p>
        </PageHead>
      </div>
      <OwnPlace code={code} Shown={Sheet} />
    </>
  )
}

const Sheet = ({ centre: { name, address, phone, code } }: { centre: PublicCentre }) => {
  const link = `${location.origin}/c/${code}`
  return (
    <div className="wrap">
      <article className={styles.poster} aria-label="The poster">
        <div className={styles.top}>
          <svg
            className="absolute inset-0 w-full h-full overflow-hidden fill-none stroke-chalk stroke-[1.1] opacity-27"
            viewBox="0 0 210 140"
            aria-hidden="true"
          >
            <circle cx="105" cy="140" r="64" />
          </svg>
          <h2>Play here tonight</h2>
        </div>
        <QRCodeSVG
          value={link}
          level="M"
          marginSize={3}
          className={styles.code}
          fgColor="#0e1a16"
          title={`Opens the page of ${name}`}
        />
        <div className="flex flex-col pt-[calc(44_*_var(--mm))] px-[calc(16_*_var(--mm))] pb-[calc(12_*_var(--mm))] text-center">
          <p className={classNames(styles.name, name.length > 40 && styles.longName)}>{name}</p>
          <p className={styles.address}>{address}</p>
          <p className={styles.how}>
            Point your camera at the code. See what is free, be the captain, bring your friends.
          </p>
          <div className={styles.foot}>
            {phone && (
              <p>
                <b className="num">{phone}</b>
                <small>or call us</small>
              </p>
            )}
            <p className={styles.link}>
              <b>{link.replace(/^https?:\/\//, '')}</b>
              <Wordmark />
            </p>
          </div>
        </div>
      </article>
      <ThumbBar>
        <Button size="big" onClick={() => window.print()}>
          Print
        </Button>
      </ThumbBar>
    </div>
  )
}
