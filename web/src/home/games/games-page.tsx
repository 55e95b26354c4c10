import type { Session } from '@i-one/contract/sessions'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { mySessionsQuery } from '../../bookings/my-sessions-query.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { toLocalDay, deviceZone } from '../../lib/pitch-time.ts'
import { useMainStore } from '../../lib/store.ts'
import { useNow } from '../../lib/use-now.ts'
import { GameRow } from '../../sessions/nearby/game-row.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { readFilters } from '../filters/address.ts'
import { FilteredList } from '../filters/filtered-list.tsx'
import { useSearchArea } from '../use-centre.ts'
import { filterNames, toApiQuery, sortGames, sortLabels, gamesFoundText } from './filters.ts'
import { GameDays, gamesQuery } from './game-days.tsx'
import { gameFields } from './game-fields.ts'

export function Component() {
  usePageTitle(t`Games near you`)
  const [search] = useSearchParams()
  const home = useMainStore(({ auth }) => auth.user?.location.coordinates) ?? [0, 0]
  const { centre } = useSearchArea()
  const now = useNow()
  const today = toLocalDay(now, deviceZone)
  const filters = readFilters(search, filterNames)
  const where = centre?.where ?? home
  const query = gamesQuery(where, toApiQuery(filters, today))
  const { data: games } = useQuery(query)
  return (
    <FilteredList
      title={t`Games near you`}
      fields={gameFields}
      sorts={sortLabels}
      resultsText={games ? gamesFoundText(games.length, filters.day) : t`Games`}
      showText={games ? plural(games.length, { one: 'Show # game', other: 'Show # games' }) : t`Show games`}
      days={<GameDays where={where} filters={filters} today={today} />}
    >
      {(onClear) => (
        <>
          <Games query={query} sort={search.get('sort') ?? ''} now={now} onClear={onClear} />
          <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-7">
            <p>
              <Trans>
                <b>Can’t find a game?</b> Book a pitch that is free today and let others join you.
              </Trans>
            </p>
            <Link className={buttonClass({ variant: 'ghost' })} to="/pitches?free=today">
              <Trans>Be the captain</Trans>
            </Link>
          </div>
        </>
      )}
    </FilteredList>
  )
}

const heldUntil = (place: Session['mine']) => (place?.state === 'offered' ? place.offerUntil : undefined)

type GamesProps = {
  query: ReturnType<typeof gamesQuery>
  sort: string
  now: Date
  onClear: (() => void) | undefined
}

function Games({ query, sort, now, onClear }: GamesProps) {
  const games = useQuery(query)
  const { data, error } = games
  const { data: mine = [] } = useQuery(mySessionsQuery)
  const own = new Map(mine.map(({ _id, mine: place }) => [_id, place]))
  if (error && !data)
    return <ErrorState sentence={t`The games near you could not be loaded: ${error.message}`} query={games} />
  if (!data) return <Loading label={t`Loading games near you`} height={320} />
  if (data.length === 0)
    return (
      <Empty
        title={t`No games found`}
        sentence={
          onClear
            ? t`Remove a filter and try again.`
            : t`There are no games near you yet. Book a pitch and be the captain.`
        }
        action={
          onClear && (
            <Button variant="chalk" onClick={onClear}>
              <Trans>Clear all</Trans>
            </Button>
          )
        }
      />
    )
  return (
    <ol className="[container-type:inline-size]">
      {sortGames(data, sort).map((game) => (
        <GameRow
          key={game._id}
          game={game}
          isMine={own.has(game._id)}
          heldUntil={heldUntil(own.get(game._id))}
          now={now}
        />
      ))}
    </ol>
  )
}
