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

/** The same words twice are one toast, until it begins to go: on its way out it says nothing any more. */
const once = (kind: 'success' | 'error' | 'info', text: string, options: ToastOptions = {}) => {
  const words = `${kind} ${text}`
  if (shown.has(words)) return
  shown.add(words)
  show[kind](text, { autoClose: 5000, ...options, onClose: () => shown.delete(words) })
}

export const showSuccess = (text: string) => once('success', text, { role: 'status' })
export const showNews = (text: string) => once('info', text, { role: 'status' })
export const showError = (text: string) => once('error', text)

export const showUndo = (text: string, undo: () => void) =>
  show.success(
    ({ closeToast }) => (
      <span className={styles.undo}>
        {text}
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            closeToast()
            undo()
          }}
        >
          Undo
        </Button>
      </span>
    ),
    { autoClose: 10_000, role: 'status', closeOnClick: false },
  )

const icons: Record<string, IconName> = { error: 'warning', info: 'bell' }
const ToastIcon = ({ type }: { type: string }) => <Icon name={icons[type] ?? 'check'} />

function ToastClose({ closeToast }: { closeToast: (event: MouseEvent<HTMLElement>) => void }) {
  return <IconButton icon="close" label="Close" className={styles.close} onClick={closeToast} />
}

function Toasts() {
  return (
    <ToastContainer
      aria-label="Notifications, Alt+T"
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
}

// Its own place in the document, whole when it enters: a dialog that is open hides from assistive technology what stands beside it.
const place = document.createElement('div')
// after what is printed it would be a page of its own
place.className = 'screen'
flushSync(() => createRoot(place).render(<Toasts />))
document.body.append(place)
