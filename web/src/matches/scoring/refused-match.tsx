import { RefusedEvents } from './refused-events.tsx'
import { useRefused } from './use-scoring.ts'

/** A match that the server does not show any more, while events of it are on this device. */
export function RefusedMatch({ id, error }: { id: string; error: Error }) {
  const events = useRefused(id)
  // the frame around the page knows what to show where there is nothing
  if (events.length === 0) throw error
  return (
    <div className="wrap">
      <RefusedEvents id={id} />
    </div>
  )
}
