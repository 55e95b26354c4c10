import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QueryFallback } from '../../../lib/query-fallback.tsx'
import { agoText } from '../../../lib/time/ago-text.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { reviewsQuery } from '../queries.ts'

export function ReviewList() {
  const now = useNow()
  const query = useQuery(reviewsQuery)
  const { data } = query
  if (!data)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading reviews`}
        failed={t`The reviews could not be loaded`}
        height={57}
        rows={3}
      />
    )
  if (data.reviews.length === 0)
    return (
      <Empty
        title={t`No pitches to review`}
        sentence={t`You review the first pitch of each new organizer.`}
      />
    )
  return (
    <ul>
      {data.reviews.map(({ _id, name, pitch, sentAt }) => (
        <li key={_id}>
          <Link
            className="grid gap-0.5 py-3 px-2 text-inherit no-underline border-b border-b-line hover:bg-turf-soft"
            to={`/admin/reviews/${_id}`}
          >
            <span className="strong">{pitch ?? t`Deleted pitch`}</span>
            <span className="small mute">
              {sentAt ? t`${name}, sent ${{ ago: agoText(sentAt, now) }}` : name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
