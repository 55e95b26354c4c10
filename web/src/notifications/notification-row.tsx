import type { Notification } from '@i-one/contract/notifications'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { agoText } from '../lib/time/ago-text.ts'
import { classNames } from '../ui/class-names.ts'

type NotificationRowProps = { notification: Notification; now: Date; onOpen: () => void }

export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { title, text, link, at, read } = notification
  return (
    <li>
      <Link
        className={classNames(
          'group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 items-baseline py-4 ps-5 border-b border-b-line leading-[1.35] no-underline',
          !read &&
            'before:absolute before:top-5.5 before:inset-s-0 before:size-2.5 before:rounded-[50%] before:border-5 before:border-turf',
        )}
        to={link}
        onClick={onOpen}
      >
        <span
          className={classNames('wrap-anywhere group-hover:text-turf', read ? 'font-semibold' : 'font-[750]')}
        >
          {!read && (
            <span className="vh">
              <Trans>Unread:</Trans>{' '}
            </span>
          )}
          {title}
        </span>
        <time className="small mute first-letter:uppercase" dateTime={at}>
          {agoText(at, now)}
        </time>
        <span className={classNames('col-span-full wrap-anywhere', read ? 'text-muted' : 'text-ink')}>
          {text}
        </span>
      </Link>
    </li>
  )
}
