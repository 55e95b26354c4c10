import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
  usePageTitle(t`Blocked people`)
  return (
    <>
      <PageHead title={t`Blocked people`}>
        <p>
          <Trans>
            They can’t join your games, ask to join your team or see your statistics. We don’t tell them.
          </Trans>
        </p>
        <Link to="/settings">
          <Trans>All settings</Trans>
        </Link>
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
  if (!blocked)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading blocked people`}
        failed={t`Blocked people could not be loaded`}
        height={72}
        rows={2}
      />
    )
  return (
    <div ref={rest} className="max-w-[48rem]" tabIndex={-1}>
      {blocked.length === 0 && (
        <Empty
          title={t`No one is blocked`}
          sentence={t`You can block a player on their page or when you report them.`}
        />
      )}
      <Rows>
        {blocked.map((one) => (
          <li key={one._id}>
            <div>
              <Link translate="no" className="link" to={`/players/${one._id}`}>
                {one.name}
              </Link>
              <p className="small mute">
                <Trans>Blocked since {{ date: deviceDateText(one.at) }}</Trans>
              </p>
            </div>
            <Button
              variant="ghost"
              size="small"
              disabled={isPending}
              aria-label={t`Unblock ${{ name: one.name }}`}
              onClick={() => unblock(one, { onSuccess: () => rest.current?.focus() })}
            >
              <Trans>Unblock</Trans>
            </Button>
          </li>
        ))}
      </Rows>
    </div>
  )
}
