import { i18n } from './i18n.ts'

export const formatTimeZone = (timeZone: string) => {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return timeZone.replace('Etc/', '')
  return i18n._('{place} time', { place: timeZone.split('/').at(-1)?.replaceAll('_', ' ') })
}
