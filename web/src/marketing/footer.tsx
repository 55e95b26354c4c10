import type { ReactNode } from 'react'
import { about } from '../lib/about.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { SocialLinks } from './social-links.tsx'
import styles from './footer.module.css'

type FooterProps = { children: ReactNode }

export function Footer({ children }: FooterProps) {
  const { address, email, phone, phoneLink } = about
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.call}>
          <p className={styles.line}>{children}</p>
          <a className={`${buttonClass({ variant: 'chalk', size: 'big' })} ${styles.book}`} href="/role">
            Book A Slot Now!
          </a>
        </div>
        <div className={styles.columns}>
          <a href="/" className={styles.home}>
            <Wordmark label="i-one, home" />
          </a>
          <address className={styles.address}>
            {address}
            <br />
            <a href={`mailto:${email}`}>{email}</a>
            <br />
            <a href={phoneLink}>{phone}</a>
          </address>
          <SocialLinks />
          <p className={styles.copyright}>
            © 2025 i-one <a href="/privacy">Privacy</a>
          </p>
        </div>
      </div>
    </footer>
  )
}
