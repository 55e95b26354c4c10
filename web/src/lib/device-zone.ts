export const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
