import { day as oneDay, minute } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { mySessionsQuery } from '../../bookings/my-sessions-query.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { addDays, toLocalDay, deviceZone, dateWithYearText } from '../../lib/pitch-time.ts'
import { staleAfter } from '../../lib/query-client.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { useMainStore } from '../../lib/store.ts'
import { useNow } from '../../lib/use-now.ts'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { DayStrip } from '../../ui/layout/day-strip.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { type ScheduleFilter, toPositionQuery, scheduleQuery, sessionsAroundQuery } from '../queries.ts'
import { ScheduleDay } from './schedule-day.tsx'
import { getChosenDay, listDaysFrom, getFirstShownDay, getRowDay, listScheduleRows } from './schedule-rows.ts'

const filters = ['all', 'tournaments', 'friendlies'] as const
const labels = {
  all: t({ message: 'All', context: 'matches' }),
  tournaments: t`Tournaments`,
  friendlies: t`Friendlies`,
} as const

export function Component() {
  usePageTitle(t`Match Schedule`)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filter = filters.find((one) => search.has(one)) ?? 'all'
  const today = toLocalDay(useNow(), deviceZone)
  const day = getChosenDay(search.get('day'), today)
  const first = getFirstShownDay(day, today)
  const marked = useMarkedDays(first)
  const to = (next: ScheduleFilter, on: string) => `?${next}${on === today ? '' : `&day=${on}`}`
  return (
    <>
      <Band as="header">
        <CentreCircle at={{ d: 92, x: '78%', y: '84px' }} wide={{ d: 184, x: '70%', y: '96px' }} />
        <div className="wrap">
          <div className="grid gap-1 pt-6 pb-4 lg:grid-cols-[1fr_auto] lg:items-end lg:pt-12 lg:pb-7">
            <h1 className="leading-[1.05]">
              <Trans>Match Schedule</Trans>
            </h1>
            <p className="paper">{dateWithYearText(day, 'UTC')}</p>
            <Link className="link" to="/schedule-detail">
              <Trans>New Tournament?</Trans>
            </Link>
          </div>
          <DayStrip
            label={t`Choose a day`}
            className="mx-[calc(-1_*_var(--spacing-gut))] lg:mx-0"
            days={listDaysFrom(first, today).map((date) => ({ date, marked: marked.has(date) }))}
            onEarlier={() =>
              void navigate(to(filter, addDays(first, -1)), { replace: true, flushSync: true })
            }
            today={today}
            value={day}
            markedText={t`with matches`}
            to={(on) => to(filter, on)}
          />
        </div>
      </Band>
      <div className="wrap pt-5 pb-16">
        <Tabs
          label={t`Matches to show`}
          value={filter}
          to={(next) => to(next, day)}
          items={filters.map((value) => ({ value, label: labels[value] }))}
        >
          {filters.map((one) => (
            <TabPanel key={one} value={one}>
              <ScheduleDay key={day} day={day} filter={one} isPast={day < today} />
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </>
  )
}

const useMarkedDays = (first: string) => {
  const where = useMainStore(({ auth }) => auth.user?.location.coordinates) ?? [0, 0]
  const from = Date.parse(first) - oneDay
  const matches = useQuery({
    ...scheduleQuery({
      from: new Date(from).toISOString(),
      to: new Date(from + 31 * oneDay).toISOString(),
      filter: 'all',
      ...toPositionQuery(where),
    }),
    staleTime: staleAfter(minute),
  })
  const around = useQuery(sessionsAroundQuery(where))
  const mine = useQuery(mySessionsQuery)
  const rows = listScheduleRows(matches.data ?? [], [...(around.data ?? []), ...(mine.data ?? [])], 'all')
  return new Set(rows.map(getRowDay))
}
