import { RejectedEvents } from './rejected-events.tsx'
import { useRejectedEvents } from './use-scoring.ts'

/** Shows rejected events of a match that the server no longer returns. */
export function RejectedMatch({ id, error }: { id: string; error: Error }) {
  const events = useRejectedEvents(id)
  // thrown, so that the route shows its error page
  if (events.length === 0) throw error
  return (
    <div className="wrap">
      <RejectedEvents id={id} />
    </div>
  )
}
