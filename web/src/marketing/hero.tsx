import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { showInstallPrompt, getInstallPrompt, onInstallPrompt } from '../install/install-prompt.ts'
import { buttonClass } from '../ui/button-class.ts'
import styles from './hero.module.css'

const srcSet = (name: string, kind: string, ...widths: number[]) =>
  widths.map((width) => `/pictures/${name}-${width}.${kind} ${width}w`).join(', ')

const Photo = () => (
  <picture>
    {(['avif', 'webp'] as const).map((kind) => [
      <source
        key={`tall ${kind}`}
        media="(max-width: 599px)"
        type={`image/${kind}`}
        sizes="max(100vw, 55vh)"
        srcSet={srcSet('hero-tall', kind, 480, 720)}
        width="720"
        height="1000"
      />,
      <source
        key={kind}
        type={`image/${kind}`}
        sizes="max(105vw, 160vh)"
        srcSet={srcSet('hero', kind, 828, 1200, 1600)}
      />,
    ])}
    <img
      className={styles.photo}
      src="/pictures/hero-1200.webp"
      width="1600"
      height="1000"
      alt={t`A ball on the chalk of a floodlit five-a-side pitch in Lagos at dusk`}
      fetchPriority="high"
    />
  </picture>
)

type BadgeProps = { onClick: () => void; children: ReactNode }

const Badge = (badge: BadgeProps) => <button type="button" className={styles.badge} {...badge} />

/** Opens the browser's install prompt, or explains how to install the app. */
function Badges() {
  const offered = useSyncExternalStore(onInstallPrompt, getInstallPrompt, () => undefined)
  const [explained, explain] = useState(false)
  const onClick = offered ? showInstallPrompt : () => explain(true)
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-3 max-[360px]:gap-2 lg:grid-cols-[auto_auto]">
      <Badge onClick={onClick}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4 4.5 20M12 4l7.5 16M3 15h18" />
        </svg>
        <span>
          <Trans>
            Download on the <b>App Store</b>
          </Trans>
        </span>
      </Badge>
      <Badge onClick={onClick}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 3v18l15-9zM5 3l10 12M5 21 15 9" />
        </svg>
        <span>
          <Trans>
            Get it on <b>Google Play</b>
          </Trans>
        </span>
      </Badge>
      <output className="col-span-full text-small empty:hidden">
        {explained && t`Open your browser’s menu (Share on an iPhone) and choose Add to Home Screen.`}
      </output>
    </div>
  )
}

export const Hero = () => (
  <div className={`on-dark ${styles.hero}`}>
    <Photo />
    <div className="wrap lg:max-w-none">
      <h1 className={styles.title}>
        <Trans>
          <span>GAME </span>
          <span>ON?</span>
        </Trans>
      </h1>
    </div>
    <div className={`wrap lg:max-w-none ${styles.low}`}>
      <div>
        <h2>
          <Trans>Build your squad, own the match</Trans>
        </h2>
        <p>
          <Trans>From squads to pitches, we make it simple to set up and play anywhere.</Trans>
        </p>
      </div>
      <div className="grid gap-3 mt-5 lg:grid-cols-[auto_auto] lg:items-center lg:justify-start lg:m-0">
        <a className={buttonClass({ variant: 'chalk', size: 'big' })} href="#tonight">
          <Trans>Find a game tonight</Trans>
        </a>
        <Badges />
      </div>
    </div>
  </div>
)
