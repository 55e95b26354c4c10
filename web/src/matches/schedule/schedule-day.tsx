import { watchSchedule, type MatchRow } from '@i-one/contract/matches/schedule'
import { hour } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useMemo } from 'react'
import { Link } from 'react-router'
import { mySessionsQuery } from '../../bookings/my-sessions-query.ts'
import { useMainStore } from '../../lib/store.ts'
import { useNow } from '../../lib/use-now.ts'
import { applyUpdate, useStream, type StreamSubscription } from '../../lib/use-stream.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import {
  type ScheduleFilter,
  toPositionQuery,
  sessionsAroundQuery,
  type ScheduleParams,
  scheduleQuery,
} from '../queries.ts'
import { ScheduleGroup } from './schedule-group.tsx'
import { groupRowsByTeam, listRowsOnDay, listScheduleRows, upsertRow } from './schedule-rows.ts'

const [pageSize, max] = [100, 1000]

type ScheduleDayProps = { day: string; filter: ScheduleFilter; isPast: boolean }

/** Returns a range that covers the day in every time zone, and earlier matches that run past midnight. */
const toTimeRange = (day: string) => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const instantAt = (hours: number) => new Date(midnight + hours * hour).toISOString()
  return [instantAt(-20), instantAt(36)] as const
}

export function ScheduleDay({ day, filter, isPast }: ScheduleDayProps) {
  const now = useNow()
  const where = useMainStore(({ auth }) => auth.user?.location.coordinates) ?? [0, 0]
  const [from, to] = toTimeRange(day)
  const [limit, setLimit] = useState(pageSize)
  const matches = useQuery(useSchedule({ from, to, filter, ...toPositionQuery(where), limit }))
  const around = useQuery(sessionsAroundQuery(where))
  const mine = useQuery(mySessionsQuery)
  const queries = [matches, around, mine]
  const failed = queries.find(({ error, data }) => error && !data)

  if (failed?.error)
    return (
      <ErrorState
        sentence={t`The schedule could not be loaded: ${{ reason: failed.error.message }}`}
        pending={queries.some(({ isFetching }) => isFetching)}
        onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
      />
    )
  if (!matches.data || !around.data || !mine.data) return <ScheduleSkeleton />

  const rows = listScheduleRows(matches.data, [...around.data, ...mine.data], filter)
  const own = new Set(mine.data.map(({ _id }) => _id))
  const groups = groupRowsByTeam(listRowsOnDay(rows, day, now), own)
  const isLoading = matches.isPlaceholderData
  const more = isLoading || (matches.data.length >= limit && limit < max)
  if (groups.length === 0 && !more) return <NoMatches filter={filter} isPast={isPast} />
  return (
    <>
      {groups.map((group, at) => (
        <ScheduleGroup key={group.team} group={group} isOpenAtFirst={at === 0 || group.live > 0} />
      ))}
      {more && (
        <Button
          variant="ghost"
          pending={isLoading}
          pendingText={t`Loading...`}
          onClick={() => setLimit(Math.min(limit + pageSize, max))}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

const emptyTitles = {
  all: t`No match on this day`,
  tournaments: t`No tournament match on this day`,
  friendlies: t`No friendly on this day`,
} as const

const NoMatches = ({ filter, isPast }: Pick<ScheduleDayProps, 'filter' | 'isPast'>) => (
  <Empty
    className="mt-5"
    title={emptyTitles[filter]}
    sentence={isPast ? t`No matches were played.` : t`Start a game, or choose another day.`}
    action={
      !isPast && (
        <Link className={buttonClass({ variant: 'chalk' })} to="/">
          <Trans>Start a game</Trans>
        </Link>
      )
    }
  />
)

const ScheduleSkeleton = () => (
  <Loading label={t`Loading schedule`} className="grid">
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex items-center gap-3.5 h-17.5 border-b-2 border-b-line">
        <Skeleton width={40} height={40} shape="round" />
        <Skeleton height={20} width="40%" />
      </div>
    ))}
  </Loading>
)

const useSchedule = (wanted: ScheduleParams) => {
  const queries = useQueryClient()
  const { from, to, filter, lng, lat, limit } = wanted
  const requested = useMemo(
    () => ({ from, to, filter, ...(lng !== undefined && { lng, lat }), limit }),
    [from, to, filter, lng, lat, limit],
  )
  const watch = useMemo((): StreamSubscription<typeof watchSchedule> => {
    const { queryKey } = scheduleQuery(requested)
    return {
      stream: watchSchedule,
      ask: () => ({ query: requested }),
      onMessage: (message) => {
        if (message.name === 'rows') void applyUpdate(queries, queryKey, () => message.data)
        if (message.name === 'row')
          void applyUpdate<MatchRow[]>(queries, queryKey, (rows) => rows && upsertRow(rows, message.data))
      },
    }
  }, [requested, queries])
  return { ...scheduleQuery(requested), ...useStream(watch) }
}
