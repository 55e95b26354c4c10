import { bookableDays } from '@i-one/contract/bookings'
import { minute } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'
import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { fetchNearbyGames } from '../../lib/games.ts'
import { addDays, toLocalDay } from '../../lib/pitch-time.ts'
import { toSearch } from '../../lib/use-search.ts'
import { DayStrip } from '../../ui/layout/day-strip.tsx'
import type { Filters } from '../filters/address.ts'
import type { LngLat } from '../queries.ts'
import { toDayName, parseDayName, toApiQuery, type FilterName } from './filters.ts'

export const gamesQuery = ([lng, lat]: LngLat, filters: ReturnType<typeof toApiQuery>) =>
  queryOptions({
    queryKey: ['sessions', 'nearby', lng, lat, filters],
    queryFn: ({ signal }) => fetchNearbyGames({ lng, lat, ...filters }, signal),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  })

type GameDaysProps = { where: LngLat; filters: Filters<FilterName>; today: string }

/** Marks days with matching games. Pressing the chosen day again clears the choice. */
export function GameDays({ where, filters, today }: GameDaysProps) {
  const [search] = useSearchParams()
  const { data: games = [] } = useQuery(gamesQuery(where, toApiQuery({ ...filters, day: '' }, today)))
  const marked = new Set(games.map(({ start, pitch }) => toLocalDay(start, pitch.timeZone)))
  const chosen = parseDayName(filters.day, today)
  const to = (date: string) => toSearch(search, { day: date === chosen ? '' : toDayName(date, today) })
  return (
    <div className="border-b border-b-line bg-paper [&_nav]:border-b-0">
      <DayStrip
        label={t`Choose a day`}
        className="wrap"
        days={Array.from({ length: bookableDays }, (_, at) => {
          const date = addDays(today, at)
          return { date, marked: marked.has(date) }
        })}
        today={today}
        value={chosen}
        markedText={t`with games`}
        to={to}
        replace={false}
      />
    </div>
  )
}
