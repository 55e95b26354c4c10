import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { deviceDateText } from '../../lib/pitch-time.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Rows } from '../../ui/layout/rows.tsx'
import { blockedQuery, useBlock } from './blocks.ts'

export function Component() {
  usePageTitle('Blocked people')
  return (
    <>
      <PageHead title="Blocked people">
        <p>They can’t join your games, ask to join your team or see your statistics. We don’t tell them.</p>
        <Link to="/settings">All settings</Link>
      </PageHead>
      <div className="wrap pt-8 pb-18">
        <Listed />
      </div>
    </>
  )
}

function Listed() {
  const query = useQuery(blockedQuery)
  const { data: blocked } = query
  const { mutate: unblock, isPending } = useBlock(false)
  // receives the focus, because the pressed button disappears with its row
  const rest = useRef<HTMLDivElement>(null)
  if (!blocked) return <QueryFallback query={query} what="blocked people" height={72} rows={2} />
  return (
    <div ref={rest} className="max-w-[48rem]" tabIndex={-1}>
      {blocked.length === 0 && (
        <Empty
          title="No one is blocked"
          sentence="You can block a player on their page or when you report them."
        />
      )}
      <Rows>
        {blocked.map((one) => (
          <li key={one._id}>
            <div>
              <Link className="link" to={`/players/${one._id}`}>
                {one.name}
              </Link>
              <p className="small mute">Blocked since {deviceDateText(one.at)}</p>
            </div>
            <Button
              variant="ghost"
              size="small"
              disabled={isPending}
              aria-label={`Unblock ${one.name}`}
              onClick={() => unblock(one, { onSuccess: () => rest.current?.focus() })}
            >
              Unblock
            </Button>
          </li>
        ))}
      </Rows>
    </div>
  )
}
