/** The library comes with the first word to say, or once the page stands: no page waits for it. */
export const toasts = () => import('./toasts.tsx')

export const toast = {
  success: (text: string) => void toasts().then(({ showSuccess }) => showSuccess(text)),
  news: (text: string) => void toasts().then(({ showNews }) => showNews(text)),
  /** For ten seconds it can be undone. */
  undo: (text: string, undo: () => void) => void toasts().then(({ showUndo }) => showUndo(text, undo)),
  error: (text: string) => void toasts().then(({ showError }) => showError(text)),
}
