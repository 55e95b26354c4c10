import { useQuery } from '@tanstack/react-query'
import { useMain } from '../lib/store.ts'
import { StatusLine } from '../ui/feedback/status-line.tsx'
import { clashText, type Stretch } from './clash-text.ts'
import { myFixturesQuery } from './my-fixtures-query.ts'
import { mySessionsQuery } from './my-sessions-query.ts'

/** No warning if the sessions and fixtures cannot be loaded. */
export const useClash = (stretch: Stretch | undefined) => {
  const isMember = useMain(({ auth }) => auth.isAuthenticated)
  const { data: sessions = [] } = useQuery({ ...mySessionsQuery, enabled: isMember })
  const { data: fixtures = [] } = useQuery({ ...myFixturesQuery, enabled: isMember, refetchInterval: false })
  return stretch && clashText(stretch, { sessions, fixtures })
}

type ClashProps = { with: Stretch | undefined; className?: string | undefined }

/** Only warns, because a player may leave one for the other. */
export function Clash({ with: stretch, className }: ClashProps) {
  const text = useClash(stretch)
  return (
    text && (
      <StatusLine tone="wait" className={className}>
        {text}
      </StatusLine>
    )
  )
}
