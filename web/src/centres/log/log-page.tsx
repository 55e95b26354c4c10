import { type CentreLogEntry, listCentreLog } from '@i-one/contract/centres/log'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { toLocalDay, dateWithYearText, timeText } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useMainStore } from '../../lib/store.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { ActivityText } from './activity-text.tsx'
import { settingChangeTexts, activityDetailsText } from './log-words.ts'

const logQuery = (centre: string) =>
  infiniteQueryOptions({
    queryKey: ['host', 'log', centre],
    queryFn: ({ pageParam, signal }) =>
      call(listCentreLog, { params: { id: centre }, query: { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export function Component() {
  usePageTitle(t`Activity log`)
  const { id = '' } = useParams()
  const query = useInfiniteQuery({ ...logQuery(id), throwOnError: throwWithoutData })
  const { data } = query
  return (
    <>
      <PageHead title={t`Activity log`}>
        <p>
          <Trans>Every change to bookings, payments, customers, staff and settings</Trans>
        </p>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-3 max-w-[calc(760px_+_2_*_var(--spacing-gut))] pt-8 pb-18">
        {!data ? (
          <Loading label={t`Loading activity log`} height={64} rows={6} />
        ) : (
          <Days
            lines={data.pages.flatMap((page) => page.lines)}
            timeZone={data.pages[0]?.timeZone ?? 'UTC'}
          />
        )}
        {query.isFetchNextPageError && (
          <p role="alert">
            <Trans>Couldn't load more entries. {{ reason: query.error?.message ?? '' }}.</Trans>
          </p>
        )}
        <MoreButton query={query}>{t`Show earlier entries`}</MoreButton>
      </div>
    </>
  )
}

type DaysProps = { lines: readonly CentreLogEntry[]; timeZone: string }

function Days({ lines, timeZone }: DaysProps) {
  const me = useMainStore(({ auth }) => auth.user?._id)
  if (lines.length === 0)
    return (
      <Empty art="area" title={t`No activity yet`} sentence={t`Changes by you and your staff appear here.`} />
    )
  const dayOf = ({ at }: CentreLogEntry) => toLocalDay(at, timeZone)
  const rebuilt = lines.find((line) => line.rebuilt)
  return [...new Set(lines.map(dayOf))].map((day) => (
    <Fragment key={day}>
      <h2 className="mt-4 text-[1.125rem]">{dateWithYearText(day, 'UTC')}</h2>
      <ul>
        {lines
          .filter((line) => dayOf(line) === day)
          .map((line) => (
            <li
              key={line._id}
              className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 py-3 border-b border-line wrap-anywhere"
            >
              {line === rebuilt && (
                <p className="small mute col-span-full">
                  <Trans>
                    The entries below are older than this log and were added later. Unknown details are left
                    out.
                  </Trans>
                </p>
              )}
              <time className="num" dateTime={line.at}>
                {timeText(line.at, timeZone)}
              </time>
              <div>
                <ActivityText
                  line={line}
                  actor={line.by._id === me ? t`You` : line.by.name}
                  timeZone={timeZone}
                />
                <p className="small mute">{activityDetailsText(line, timeZone)}</p>
                {settingChangeTexts(line).map((text) => (
                  <p key={text} className="small mute">
                    {text}
                  </p>
                ))}
              </div>
            </li>
          ))}
      </ul>
    </Fragment>
  ))
}
