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
    // prevents the browser's own prompt, because the browser would show the prompt only once
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => keep(undefined))
}

export const getInstallPrompt = () => offered

export const onInstallPrompt = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const showInstallPrompt = () => {
  void offered?.prompt()
  keep(undefined)
}
