import { minute } from '@i-one/game/durations'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QueryFallback } from '../lib/query-fallback.tsx'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Section } from '../ui/layout/section.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { NotificationRow } from './notification-row.tsx'
import { notificationsQuery } from './queries.ts'
import { useMarkRead } from './use-reading.ts'

export function NotificationList() {
  const query = useInfiniteQuery(notificationsQuery)
  const { data } = query
  const now = useNow(minute)
  const { read, readAll, pending } = useMarkRead()
  if (!data)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading your notifications`}
        failed={t`Your notifications could not be loaded`}
        className="grid gap-3"
        height={84}
        rows={5}
      />
    )
  const all = data.pages.flatMap(({ notifications }) => notifications)
  const unread = data.pages[0]?.unread ?? 0
  const [newest] = all
  if (!newest)
    return (
      <Empty
        art="flag"
        title={t`No notifications yet`}
        sentence={t`We’ll tell you here when a spot opens up or a game changes.`}
        action={<ToSettings className="inline-flex items-center min-h-touch text-chalk" />}
      />
    )
  return (
    <Section
      title={
        unread > 0 ? plural(unread, { one: `${unread} unread`, other: `${unread} unread` }) : t`All read`
      }
      action={
        unread > 0 && (
          <Button
            variant="ghost"
            size="small"
            pending={pending}
            pendingText={t`Marking...`}
            onClick={() => readAll(newest.seq)}
          >
            <Trans>Mark all read</Trans>
          </Button>
        )
      }
    >
      <ul>
        {all.map((one) => (
          <NotificationRow
            key={one._id}
            notification={one}
            now={now}
            onOpen={() => one.read || read(one._id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4 mt-6">
        <MoreButton query={query}>{t`Show older`}</MoreButton>
        <ToSettings className="link" />
      </div>
    </Section>
  )
}

const ToSettings = ({ className }: { className?: string }) => (
  <Link className={className} to="/settings#notifications">
    <Trans>Notification settings</Trans>
  </Link>
)
