export const formatTimeZone = (timeZone: string) => {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return timeZone.replace('Etc/', '')
  return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`
}
