import { Dialog as Base } from '@base-ui/react/dialog'
import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './dialog.module.css'

export type DialogProps = {
  open?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** `sheet` is at the bottom edge on phones. `wide` is a form with a green header. */
  look?: 'dialog' | 'sheet' | 'wide'
  dismissible?: boolean
  /** Receives the focus on close if this dialog replaced another. By default, the previously focused element does. */
  opener?: HTMLElement | undefined
  className?: string
}

export const DialogBox = ({
  open = true,
  onClose,
  look = 'dialog',
  dismissible = true,
  opener,
  ...rest
}: DialogProps) => (
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

type PopupProps = { className: string; opener: HTMLElement | undefined; children: ReactNode }

/** Restores the focus on close, because Base UI could focus a page's first field, which opens a phone's keyboard. */
function Popup({ opener, ...popup }: PopupProps) {
  const [before] = useState(() => document.activeElement)
  const returnFocus = () => {
    if (opener) return opener
    if (!(before instanceof HTMLElement && before.tabIndex < 0)) return true
    queueMicrotask(() => before.focus({ preventScroll: true }))
    return false
  }
  return <Base.Popup finalFocus={returnFocus} {...popup} />
}

const Face = ({ title, description, children, actions, look }: Omit<DialogProps, 'open' | 'onClose'>) => (
  <>
    <div className={classNames(styles.head, look === 'wide' && 'on-dark')}>
      <Base.Title className={styles.title}>{title}</Base.Title>
      {description && (
        <Base.Description className={classNames('mt-2', look === 'wide' && 'pe-10')}>
          {description}
        </Base.Description>
      )}
      <Base.Close
        render={
          <IconButton
            icon="close"
            label={t`Close`}
            className={classNames('absolute top-2 inset-e-2', look === 'wide' && 'text-chalk')}
          />
        }
      />
    </div>
    {children}
    {actions && <div className="flex flex-wrap gap-3 mt-6 *:flex-1 *:min-w-fit">{actions}</div>}
  </>
)
