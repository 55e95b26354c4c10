import { useQuery } from '@tanstack/react-query'
import { stretchText } from '../lib/pitch-time.ts'
import { useMain } from '../lib/store.ts'
import { StatusLine } from '../ui/feedback/status-line.tsx'
import { mySessionsQuery } from './my-sessions-query.ts'
import { overlapping, type Stretch } from './overlap.ts'

/** The session of one's own that is played at the same time. Not to know of one warns of none. */
export const useClash = (stretch: Stretch | undefined) => {
  const isMember = useMain(({ auth }) => auth.isAuthenticated)
  const { data: mine = [] } = useQuery({ ...mySessionsQuery, enabled: isMember })
  return stretch && overlapping(stretch, mine)
}

type ClashProps = { with: Stretch | undefined; className?: string | undefined }

/** A warning, no refusal: people leave one for the other. */
export function Clash({ with: stretch, className }: ClashProps) {
  const other = useClash(stretch)
  return (
    other && (
      <StatusLine tone="wait" className={className}>
        You are in another session at the same time: {other.pitch.name},{' '}
        {stretchText(other, other.pitch.timeZone)}.
      </StatusLine>
    )
  )
}
