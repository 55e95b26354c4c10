/** Chromium's way of asking whether the app may be put on the home screen. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()

const keep = (prompt: InstallPrompt | undefined) => {
  offered = prompt
  for (const listener of listeners) listener()
}

if (!import.meta.env.SSR) {
  window.addEventListener('beforeinstallprompt', (event) => {
    // else the browser asks by itself, and only once
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => keep(undefined))
}

export const offeredInstall = () => offered

export const onInstallOffered = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A prompt can be shown once. */
export const install = () => {
  void offered?.prompt()
  keep(undefined)
}
