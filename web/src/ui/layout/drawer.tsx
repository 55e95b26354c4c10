import { Dialog as Base } from '@base-ui/react/dialog'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './drawer.module.css'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  top?: ReactNode
  children: ReactNode
}

export const Drawer = ({ open, onClose, title, top, children }: DrawerProps) => (
  <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Base.Portal>
      <Base.Backdrop className={styles.backdrop} />
      <Base.Popup className={styles.drawer}>
        <Base.Title className="vh">{title}</Base.Title>
        <div className={classNames(styles.top, 'on-dark')}>
          <Base.Close render={<IconButton icon="close" label={t`Close`} className={styles.close} />} />
          {top}
        </div>
        {children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
)
