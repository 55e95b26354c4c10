import { useSyncExternalStore } from 'react'
import { install, offeredInstall, onInstallOffered } from './install-prompt.ts'

/** Asks the browser to install the app; undefined where it does not offer that, or no longer. */
export const useInstall = () => {
  const offered = useSyncExternalStore(onInstallOffered, offeredInstall, () => undefined)
  return offered && install
}
