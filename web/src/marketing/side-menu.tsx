import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './side-menu.module.css'

type SideMenuProps = { dialog: RefObject<HTMLDialogElement | null>; path: string; onContact: () => void }

/** Uses a native modal dialog, so that the landing page needs no dialog library. */
export function SideMenu({ dialog, path, onContact }: SideMenuProps) {
  const close = () => dialog.current?.close()
  const contact = () => {
    close()
    onContact()
  }
  const link = (to: string, text: string) => (
    <li>
      <a className={styles.link} href={to} aria-current={to === path ? 'page' : undefined} onClick={close}>
        {text}
      </a>
    </li>
  )
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t`Menu`}>
      {/* for pointers only: keyboard users close the menu with Escape or the close button */}
      <button
        type="button"
        className="absolute inset-0 w-full border-0 bg-transparent"
        tabIndex={-1}
        aria-hidden="true"
        onClick={close}
      />
      <div className={styles.menu}>
        <div className="flex justify-between items-center -me-2.5">
          <a href="/" className="no-underline">
            <Wordmark label={t`i-one, home`} />
          </a>
          <IconButton icon="close" label={t`Close menu`} onClick={close} />
        </div>
        <nav aria-label={t`Menu`}>
          <ul className="my-7">
            {link('/', t`Home`)}
            {link('/how-it-works', t`How It Works`)}
            <li>
              <button type="button" className={styles.link} aria-haspopup="dialog" onClick={contact}>
                <Trans>Contact us</Trans>
              </button>
            </li>
            {link('/services', t`Become a Partner`)}
          </ul>
        </nav>
        <a
          className={`${buttonClass({ variant: 'chalk', size: 'big', block: true })} mt-auto`}
          href="/sign-in"
        >
          <Trans>Get the app</Trans>
        </a>
      </div>
    </dialog>
  )
}
