import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Outlet } from 'react-router'
import { SiteDataNotice } from '../lib/site-data/site-data-notice.tsx'
import { LanguageLinks } from '../marketing/language-links.tsx'
import { SocialLinks } from '../marketing/social-links.tsx'
import { classNames } from '../ui/class-names.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './auth-layout.module.css'

const srcSet = (kind: string) =>
  [480, 828, 1080].map((width) => `/pictures/auth-${width}.${kind} ${width}w`).join(', ')

const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Loads the photo on large screens only. Smaller screens get an empty GIF. */
const Photo = () => (
  <picture>
    <source media="(min-width: 1000px)" type="image/avif" sizes="max(50vw, 90vh)" srcSet={srcSet('avif')} />
    <source media="(min-width: 1000px)" type="image/webp" sizes="max(50vw, 90vh)" srcSet={srcSet('webp')} />
    <img
      className="absolute inset-0 -z-2 size-full object-cover object-[30%_50%]"
      src={nothing}
      alt={t`Looking past a goalpost across a floodlit pitch`}
      width="1080"
      height="1215"
    />
  </picture>
)

const Home = ({ className }: { className?: string }) => (
  <a href="/" className={classNames('inline-block no-underline', className)}>
    <Wordmark label={t`i-one, home`} />
  </a>
)

export const Component = () => (
  <div className="grid grid-cols-1 grid-rows-[1fr_auto] min-h-[100svh]">
    <a className="skip" href="#main">
      <Trans>Skip to content</Trans>
    </a>
    <div className="grid grid-cols-1 lg:grid-cols-2">
      <aside className={`on-dark relative isolate hidden bg-[#0a1022] text-chalk lg:block ${styles.picture}`}>
        <Photo />
        <div className="lg:sticky lg:top-0 lg:flex lg:flex-col lg:items-start lg:min-h-[min(100%,800px)] lg:pt-10 lg:px-12 lg:pb-12">
          <Home />
          <div className="mt-auto -me-4 ms-[20%] pt-80">
            <h2 className="text-[length:clamp(1.75rem,2.75vw,2.75rem)] leading-[1.02]">
              <Trans>Simplifying 5-A-Side Football Bookings and Team Management</Trans>
            </h2>
            <p className="max-w-[36ch] mt-4 text-[1.125rem]">
              <Trans>Find a game, book a session, join a team, and track your stats</Trans>
            </p>
          </div>
        </div>
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className={`w-full max-w-160 min-w-0 mx-auto pt-5 px-gut pb-12 focus:outline-none lg:max-w-180 lg:pt-14 lg:px-16 lg:pb-18 ${styles.form}`}
      >
        <Home className="lg:hidden" />
        <SiteDataNotice />
        <Outlet />
      </main>
    </div>
    <footer className="on-dark bg-ink text-chalk">
      <div className="wrap flex flex-wrap items-center gap-y-1 gap-x-6 min-h-19 py-3">
        <Home />
        <p className="me-auto text-small text-ink-mute">© 2025 i-one</p>
        <SocialLinks />
        <div className="basis-full">
          <LanguageLinks />
        </div>
      </div>
    </footer>
  </div>
)
