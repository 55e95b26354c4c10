import { plural, t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { unreadQuery } from './queries.ts'
import { useInbox } from './use-inbox.ts'

const max = 99

export function Bell() {
  useInbox()
  const { data: unread = 0 } = useQuery(unreadQuery)
  return (
    <Link
      to="/notifications"
      className="relative grid flex-none place-items-center w-touch h-touch rounded-[50%] hover:text-turf"
      aria-label={
        unread > 0
          ? t`Notifications, ${plural(unread, { one: `${unread} unread`, other: `${unread} unread` })}`
          : t`Notifications`
      }
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span
          className="num absolute top-0.5 inset-s-1/2 min-w-5 px-1.25 border-2 border-paper rounded-pill bg-danger text-white text-[12px] font-[750] leading-4 text-center"
          aria-hidden="true"
        >
          {unread > max ? `${max}+` : unread}
        </span>
      )}
    </Link>
  )
}
