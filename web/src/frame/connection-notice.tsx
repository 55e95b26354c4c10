import { OfflineBar } from '../ui/feedback/offline-bar.tsx'
import { useOfflineSince } from '../lib/offline-since.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

export function ConnectionNotice() {
  const since = useOfflineSince()
  if (!since) return null
  return <OfflineBar>No connection since {time.format(since)}. You see what was there before.</OfflineBar>
}
