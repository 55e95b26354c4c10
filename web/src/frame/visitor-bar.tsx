import { Link, useLocation } from 'react-router'
import { withReturn } from '../lib/return-path.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './bar.module.css'

export function VisitorBar() {
  const { pathname, search } = useLocation()
  return (
    <header className="border-b border-b-line bg-paper print:hidden">
      <div className={`wrap ${styles.inner}`}>
        <a href="/" className="no-underline">
          <Wordmark label="i-one, home" />
        </a>
        <div className="flex items-center gap-4 ml-auto">
          <Link
            className="flex items-center min-h-11 font-strong no-underline hover:underline hover:decoration-2 hover:underline-offset-6"
            to={withReturn('/sign-in', pathname + search)}
          >
            Sign in
          </Link>
          <Link className={buttonClass({ size: 'small' })} to={withReturn('/sign-in', pathname + search)}>
            Get the app
          </Link>
        </div>
      </div>
    </header>
  )
}
