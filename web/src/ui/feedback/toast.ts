/** The library comes with the first word to say, or once the page stands: no page waits for it. */
export const toasts = () => import('./toasts.tsx')

export const toast = {
  success: (text: string) => void toasts().then(({ showSuccess }) => showSuccess(text)),
  news: (text: string) => void toasts().then(({ showNews }) => showNews(text)),
  error: (text: string) => void toasts().then(({ showError }) => showError(text)),
}
