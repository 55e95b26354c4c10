import type { MouseEvent } from 'react'
import { Slide, toast as show, ToastContainer } from 'react-toastify/unstyled'

import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import './toastify.css'
import styles from './toasts.module.css'

/** The same words twice are one toast. */
export const showSuccess = (text: string) =>
  show.success(text, { toastId: `success ${text}`, role: 'status' })
export const showError = (text: string) => show.error(text, { toastId: `error ${text}` })

export function Toasts() {
  return (
    <ToastContainer
      aria-label="Notifications, Alt+T"
      position="top-right"
      autoClose={5000}
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

const ToastIcon = ({ type }: { type: string }) => <Icon name={type === 'error' ? 'warning' : 'check'} />

function ToastClose({ closeToast }: { closeToast: (event: MouseEvent<HTMLElement>) => void }) {
  return <IconButton icon="close" label="Close" className={styles.close} onClick={closeToast} />
}
