import { RejectedEvents } from './rejected-events.tsx'
import { useRejected } from './use-scoring.ts'

/** The server no longer shows the match, but its events are on this device. */
export function RejectedMatch({ id, error }: { id: string; error: Error }) {
  const events = useRejected(id)
  // the route shows the error page
  if (events.length === 0) throw error
  return (
    <div className="wrap">
      <RejectedEvents id={id} />
    </div>
  )
}
