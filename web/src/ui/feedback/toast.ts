/** Loads the toast library on demand, so that no page waits for the library. */
export const loadToasts = () => import('./toasts.tsx')

export const toast = {
  success: (text: string) => void loadToasts().then(({ showSuccess }) => showSuccess(text)),
  info: (text: string) => void loadToasts().then(({ showInfo }) => showInfo(text)),
  undo: (text: string, undo: () => void) => void loadToasts().then(({ showUndo }) => showUndo(text, undo)),
  error: (text: string) => void loadToasts().then(({ showError }) => showError(text)),
}
