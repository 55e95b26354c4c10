import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { agoText } from '../../../lib/ago-text.ts'
import { QueryFallback } from '../../../lib/query-fallback.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { reviewsQuery } from '../queries.ts'

export function ReviewList() {
  const now = useNow()
  const query = useQuery(reviewsQuery)
  const { data } = query
  if (!data) return <QueryFallback query={query} what="the reviews" height={57} rows={3} />
  if (data.reviews.length === 0)
    return <Empty title="No pitches to review" sentence="You review the first pitch of each new organizer." />
  return (
    <ul>
      {data.reviews.map(({ _id, name, pitch, sentAt }) => (
        <li key={_id}>
          <Link
            className="grid gap-0.5 py-3 px-2 text-inherit no-underline border-b border-b-line hover:bg-turf-soft"
            to={`/admin/reviews/${_id}`}
          >
            <span className="strong">{pitch ?? 'Deleted pitch'}</span>
            <span className="small mute">
              {name}
              {sentAt && `, sent ${agoText(sentAt, now)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
