import type { ReactNode } from 'react'

import { buttonClass } from '../ui/button-class.ts'
import { SocialLinks } from './social-links.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { contactDetails } from './contact-details.ts'
import styles from './footer.module.css'

type FooterProps = { children: ReactNode }

export function Footer({ children }: FooterProps) {
  const { address, email, phone } = contactDetails
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
          <address id="contact" className={styles.address} tabIndex={-1}>
            {address}
            <br />
            <a href={`mailto:${email}`}>{email}</a>
            <br />
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </address>
          <SocialLinks />
          <p className={styles.copyright}>© 2025 i-one</p>
        </div>
      </div>
    </footer>
  )
}
