import { t } from '@lingui/core/macro'

/** Matches each browser's message for a failed import, and Vite's message for a failed stylesheet. */
export const isLoadError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

export const loadFailureText = () =>
  navigator.onLine ? t`There may be a new version of i-one.` : t`You are offline.`

/** Builds the error page without React, because React may not have loaded. */
export const showLoadFailure = (root: HTMLElement) => {
  const main = document.createElement('main')
  main.className = 'did-not-come wrap'
  const title = document.createElement('h1')
  title.textContent = t`Something went wrong`
  const sentence = document.createElement('p')
  sentence.textContent = `${t`This page could not be loaded.`} ${loadFailureText()}`
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = t`Reload`
  button.addEventListener('click', () => location.reload())
  main.append(title, sentence, button)
  root.replaceChildren(main)
}
