import { Link, useLocation } from 'react-router'
import { withReturn } from '../lib/return-path.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './bar.module.css'

export function VisitorBar() {
  const { pathname, search } = useLocation()
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.inner}`}>
        <a href="/" className={styles.home}>
          <Wordmark label="i-one, home" />
        </a>
        <div className={styles.ways}>
          <Link className={styles.signIn} to={withReturn('/sign-in', pathname + search)}>
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
