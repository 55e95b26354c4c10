import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './dialog.module.css'

export type DialogProps = {
  /** A dialog that is there is open, unless this says that it is not. */
  open?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons side by side at the foot. */
  actions?: ReactNode
  /** `sheet` stands on the lower edge of a phone; `wide` is a form under a grass head. */
  look?: 'dialog' | 'sheet' | 'wide'
  /** False while something is being sent, or where an answer is needed. */
  dismissible?: boolean
  /** Has the focus again afterwards; else what had it before. Of a dialog that takes the place of another. */
  opener?: HTMLElement | undefined
  className?: string
}

/** What `Dialog` shows once it is open. */
export function DialogBox({
  open = true,
  onClose,
  look = 'dialog',
  dismissible = true,
  opener,
  ...rest
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => !next && dismissible && onClose()}
    >
      <Base.Portal>
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Viewport className={classNames(styles.viewport, look === 'sheet' && styles.low)}>
          <Popup className={classNames(styles.popup, styles[look], rest.className)} opener={opener}>
            <Face {...rest} look={look} />
          </Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

type PopupProps = { className: string; opener: HTMLElement | undefined; children: ReactNode }

/**
 * Gives the focus back to where it was. Where that is the page itself, which opened the dialog and not a button of it, it
 * would go to the first field of the page, and a phone would show its keyboard.
 */
function Popup({ opener, ...popup }: PopupProps) {
  const [before] = useState(() => document.activeElement)
  const giveBack = () => {
    if (opener) return opener
    if (!(before instanceof HTMLElement && before.tabIndex < 0)) return true
    queueMicrotask(() => before.focus({ preventScroll: true }))
    return false
  }
  return <Base.Popup finalFocus={giveBack} {...popup} />
}

function Face({ title, description, children, actions, look }: Omit<DialogProps, 'open' | 'onClose'>) {
  return (
    <>
      <div className={classNames(styles.head, look === 'wide' && 'on-dark')}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        {description && <Base.Description className={styles.description}>{description}</Base.Description>}
        <Base.Close render={<IconButton icon="close" label="Close" className={styles.close} />} />
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  )
}
