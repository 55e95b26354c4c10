import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons side by side at the foot. */
  actions?: ReactNode
  /** `sheet` stands on the lower edge of a phone; `wide` is a form under a grass head. */
  look?: 'dialog' | 'sheet' | 'wide'
  /** False while something is being sent, or where an answer is needed. */
  dismissible?: boolean
  className?: string
}

export function Dialog({ open, onOpenChange, look = 'dialog', dismissible = true, ...rest }: DialogProps) {
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}
    >
      <Base.Portal>
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Viewport className={classNames(styles.viewport, look === 'sheet' && styles.low)}>
          <Base.Popup className={classNames(styles.popup, styles[look], rest.className)}>
            <Face {...rest} look={look} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function Face({ title, description, children, actions, look }: Omit<DialogProps, 'open' | 'onOpenChange'>) {
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
