/** Loads the library on demand, so that no page waits for it. */
export const toasts = () => import('./toasts.tsx')

export const toast = {
  success: (text: string) => void toasts().then(({ showSuccess }) => showSuccess(text)),
  info: (text: string) => void toasts().then(({ showInfo }) => showInfo(text)),
  undo: (text: string, undo: () => void) => void toasts().then(({ showUndo }) => showUndo(text, undo)),
  error: (text: string) => void toasts().then(({ showError }) => showError(text)),
}
