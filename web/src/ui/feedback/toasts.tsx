import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Slide, toast as show, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import './toastify.css'
import type { IconName } from '../icons.ts'
import styles from './toasts.module.css'

const shown = new Set<string>()

/** Shows a toast, unless a toast with the same text is still visible. */
const once = (kind: 'success' | 'error' | 'info', text: string, options: ToastOptions = {}) => {
  const words = `${kind} ${text}`
  if (shown.has(words)) return
  shown.add(words)
  show[kind](text, { autoClose: 5000, ...options, onClose: () => shown.delete(words) })
}

export const showSuccess = (text: string) => once('success', text, { role: 'status' })
export const showInfo = (text: string) => once('info', text, { role: 'status' })
export const showError = (text: string) => once('error', text)

export const showUndo = (text: string, undo: () => void) =>
  show.success(
    ({ closeToast }) => (
      <span className="flex items-center justify-between gap-3 py-2">
        {text}
        <Button
          size="small"
          variant="ghost"
          className="flex-none"
          onClick={() => {
            closeToast()
            undo()
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      </span>
    ),
    { autoClose: 10_000, role: 'status', closeOnClick: false },
  )

const icons: Record<string, IconName> = { error: 'warning', info: 'bell' }
const ToastIcon = ({ type }: { type: string }) => <Icon name={icons[type] ?? 'check'} />

const ToastClose = ({ closeToast }: { closeToast: (event: MouseEvent<HTMLElement>) => void }) => (
  <IconButton icon="close" label={t`Close`} className="size-11 ms-auto" onClick={closeToast} />
)

const Toasts = () => (
  <ToastContainer
    aria-label={t`Notifications, Alt+T`}
    position="top-right"
    theme="light"
    pauseOnHover
    draggable
    transition={Slide}
    hotKeys={(event) => event.altKey && event.code === 'KeyT'}
    toastClassName={(context) =>
      classNames('Toastify__toast', styles.toast, context?.type === 'error' && styles.bad)
    }
    icon={ToastIcon}
    closeButton={ToastClose}
    hideProgressBar
  />
)

// a separate root, because an open dialog hides the app's root from screen readers
const place = document.createElement('div')
// hidden in print, where it would add a page
place.className = 'screen'
flushSync(() => createRoot(place).render(<Toasts />))
document.body.append(place)
