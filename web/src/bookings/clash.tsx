import { useQuery } from '@tanstack/react-query'
import { useMainStore } from '../lib/store.ts'
import { StatusLine } from '../ui/feedback/status-line.tsx'
import { clashText, type TimeRange } from './clash-text.ts'
import { myFixturesQuery } from './my-fixtures-query.ts'
import { mySessionsQuery } from './my-sessions-query.ts'

/** Returns no warning if the user's sessions and fixtures cannot be loaded. */
export const useClashText = (timeRange: TimeRange | undefined) => {
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const { data: sessions = [] } = useQuery({ ...mySessionsQuery, enabled: isMember })
  const { data: fixtures = [] } = useQuery({ ...myFixturesQuery, enabled: isMember, refetchInterval: false })
  return timeRange && clashText(timeRange, { sessions, fixtures })
}

type ClashProps = { with: TimeRange | undefined; className?: string | undefined }

/** Warns about overlapping games but does not block them, because a player may leave one game for the other. */
export function ClashWarning({ with: timeRange, className }: ClashProps) {
  const text = useClashText(timeRange)
  return (
    text && (
      <StatusLine tone="wait" className={className}>
        {text}
      </StatusLine>
    )
  )
}
