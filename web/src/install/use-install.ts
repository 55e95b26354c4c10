import { useSyncExternalStore } from 'react'
import { install, offeredInstall, onInstallOffered } from './install-prompt.ts'

export const useInstall = () => {
  const offered = useSyncExternalStore(onInstallOffered, offeredInstall, () => undefined)
  return offered && install
}
