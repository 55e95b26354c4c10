import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { useContactDialog } from '../contact/use-contact.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { SideMenu } from './side-menu.tsx'
import styles from './top-bar.module.css'
import './utilities.css'

export function TopBar({ path }: { path: '/' | '/how-it-works' | '/services' | '/privacy' }) {
  const menu = useRef<HTMLDialogElement>(null)
  const contact = useContactDialog()
  return (
    // Overlaps the top of the page's first section, whose padding leaves room for the bar.
    <header className="wrap on-dark absolute inset-x-0 top-0 z-1 flex items-center gap-2 h-17 text-chalk lg:max-w-none lg:h-22">
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <a href="/" className="no-underline">
        <Wordmark label={t`i-one, home`} />
      </a>
      <nav
        className={`hidden lg:flex lg:items-center lg:gap-8 lg:ms-auto ${styles.links}`}
        aria-label={t({ message: 'Main', comment: 'Label of the main navigation' })}
      >
        <a href="/" aria-current={path === '/' ? 'page' : undefined}>
          <Trans>Home</Trans>
        </a>
        <a href="/how-it-works" aria-current={path === '/how-it-works' ? 'page' : undefined}>
          <Trans>How it Works</Trans>
        </a>
        <button type="button" aria-haspopup="dialog" onClick={contact.open}>
          <Trans>Contact us</Trans>
        </button>
        <a className={buttonClass({ variant: 'chalk' })} href="/sign-in">
          <Trans>Get the app</Trans>
        </a>
      </nav>
      <IconButton
        icon="menu"
        label={t`Open menu`}
        aria-haspopup="dialog"
        className="ms-auto -me-2.5 lg:hidden"
        onClick={() => menu.current?.showModal()}
      />
      <SideMenu dialog={menu} path={path} onContact={contact.open} />
      {contact.dialog}
    </header>
  )
}
