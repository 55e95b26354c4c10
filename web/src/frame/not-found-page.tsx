import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import page from '../ui/layout/whole-page.module.css'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  usePageTitle(t`Page not found`)
  return (
    <main id="main" className={`on-dark ${page.page} ${styles.page}`}>
      <div className={`wrap ${page.inner}`}>
        <Link to="/" reloadDocument className={page.home}>
          <Wordmark label={t`i-one, home`} />
        </Link>
        <div className={page.middle}>
          <p className="num grid grid-cols-[auto_auto_auto] justify-start items-center text-[length:min(36vw,17rem)] font-black tracking-[-0.05em] leading-[0.8]">
            <span className="vh">404</span>
            <span aria-hidden="true">4</span>
            <svg
              className="size-[0.86em] mx-[0.05em] overflow-visible fill-none stroke-current stroke-6"
              viewBox="0 0 100 100"
              aria-hidden="true"
            >
              <circle cx="50" cy="50" r="42" />
              <circle className="fill-current stroke-none" cx="50" cy="50" r="9" />
            </svg>
            <span aria-hidden="true">4</span>
          </p>
          <h1 className="mt-8">
            <Trans>Page not found</Trans>
          </h1>
          <p className="max-w-[40ch]">
            <Trans>It may have moved, or part of the link may be missing.</Trans>
          </p>
          <div className="cluster mt-6">
            <Link className={buttonClass({ variant: 'chalk', size: 'big' })} to="/">
              <Trans>Back to Home</Trans>
            </Link>
            <Link className={buttonClass({ variant: 'line', size: 'big' })} to="/schedule">
              <Trans>Match Schedule</Trans>
            </Link>
          </div>
        </div>
      </div>
    </main>
  )
}
