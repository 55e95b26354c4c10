import { RefusedEvents } from './refused-events.tsx'
import { useRefused } from './use-scoring.ts'

/** The server no longer shows the match, but its events are on this device. */
export function RefusedMatch({ id, error }: { id: string; error: Error }) {
  const events = useRefused(id)
  // the route shows the error page
  if (events.length === 0) throw error
  return (
    <div className="wrap">
      <RefusedEvents id={id} />
    </div>
  )
}
