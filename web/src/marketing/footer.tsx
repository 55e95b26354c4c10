import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { about } from '../lib/about.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { LanguageLinks } from './language-links.tsx'
import { SocialLinks } from './social-links.tsx'

export function Footer({ slogan }: { slogan: ReactNode }) {
  const { address, email, phone, phoneLink } = about
  return (
    <footer className="on-dark relative overflow-hidden pt-14 pb-8 bg-ink text-chalk lg:pt-22 lg:pb-9">
      <div className="wrap">
        <div className="lg:flex lg:items-end lg:justify-between lg:gap-12">
          <p className="text-[length:clamp(2.5rem,9vw,6.5rem)] font-stretch-125% font-black tracking-[-0.035em] leading-[0.92] wrap-anywhere">
            {slogan}
          </p>
          <a className={`${buttonClass({ variant: 'chalk', size: 'big' })} mt-6`} href="/role">
            <Trans>Book A Slot Now!</Trans>
          </a>
        </div>
        <div className="grid gap-7 mt-10 pt-6 border-t border-t-ink-line lg:grid-cols-[1fr_1fr_auto_auto] lg:items-center lg:gap-12 lg:mt-18 lg:pt-8">
          <a href="/" className="justify-self-start no-underline">
            <Wordmark label={t`i-one, home`} />
          </a>
          <address translate="no" className="not-italic text-ink-mute leading-[1.7]">
            {address}
            <br />
            <a className="inline-flex items-center min-h-11 text-chalk" href={`mailto:${email}`}>
              {email}
            </a>
            <br />
            <a className="inline-flex items-center min-h-11 text-chalk" href={phoneLink}>
              {phone}
            </a>
          </address>
          <SocialLinks />
          <p className="text-small text-ink-mute">
            © 2025 i-one{' '}
            <a className="inline-flex items-center min-h-11 ms-4 text-chalk" href="/privacy">
              <Trans>Privacy</Trans>
            </a>
          </p>
        </div>
        <div className="mt-4">
          <LanguageLinks />
        </div>
      </div>
    </footer>
  )
}
