import { Link } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import page from '../ui/layout/whole-page.module.css'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <main id="main" className={`on-dark ${page.page} ${styles.page}`}>
      <div className={`wrap ${page.inner}`}>
        <Link to="/" reloadDocument className={page.home}>
          <Wordmark label="i-one, home" />
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
          <h1 className="mt-8">Page not found</h1>
          <p className="max-w-[40ch]">It may have moved, or part of the link may be missing.</p>
          <div className="cluster mt-6">
            <Link className={buttonClass({ variant: 'chalk', size: 'big' })} to="/">
              Back to Home
            </Link>
            <Link className={buttonClass({ variant: 'line', size: 'big' })} to="/schedule">
              Match Schedule
            </Link>
          </div>
        </div>
      </div>
    </main>
  )
}
