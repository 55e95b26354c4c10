import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { countText } from '@i-one/game/count-text'
import { minute } from '@i-one/game/durations'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { mySessionsQuery } from '../../bookings/my-sessions-query.ts'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { dayAt } from '../../lib/pitch-time.ts'
import { withOffset } from '../../lib/server-clock.ts'
import { useMain } from '../../lib/store.ts'
import { useNow } from '../../lib/use-now.ts'
import { GameRow } from '../../sessions/nearby/game-row.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Ring } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { Where } from '../queries.ts'
import { useCentre } from '../use-centre.ts'
import { FilterFields } from './filter-fields.tsx'
import { countOf, filtersIn, queryOf, sorted, sorts, withFilter, withoutFilters } from './filters.ts'
import styles from './games-page.module.css'

const zoneHere = new Intl.DateTimeFormat().resolvedOptions().timeZone

const gamesQuery = ([lng, lat]: Where, filters: ReturnType<typeof queryOf>) =>
  queryOptions({
    queryKey: ['sessions', 'nearby', lng, lat, filters],
    queryFn: async ({ signal }) =>
      (await call(findNearbySessions, { query: { lng, lat, ...filters }, signal })).map(withOffset),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  })

export function Component() {
  usePageTitle('Games near you')
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState(false)
  const home = useMain(({ auth }) => auth.user?.location.coordinates) ?? [0, 0]
  const { centre } = useCentre()
  const now = useNow()
  const filters = filtersIn(search)
  const count = countOf(filters)
  const query = gamesQuery(centre?.where ?? home, queryOf(filters, dayAt(now, zoneHere)))
  const { data: games } = useQuery(query)
  const change = (next: URLSearchParams) => setSearch(next, { preventScrollReset: true })
  const clear = () => change(withoutFilters(search))
  const fields = (
    <FilterFields filters={filters} onChange={(name, value) => change(withFilter(search, name, value))} />
  )
  const found = games && countText(games.length, 'game')
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 92, x: '92%', y: '100%' }} wide={{ d: 184, x: '62%', y: '100%' }} />
        <div className={`wrap ${styles.head}`}>
          <h1>Games near you</h1>
          <p>Around {centre?.name ?? 'your place'}.</p>
        </div>
      </Band>
      <div className={`wrap ${styles.page}`}>
        <aside className={styles.aside}>
          <Section title="Filters" action={count > 0 && <Clear onClick={clear} />}>
            {fields}
          </Section>
        </aside>
        <div>
          <Button
            variant="ghost"
            className={styles.opener}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {count > 0 ? `Filters, ${count}` : 'Filters'}
          </Button>
          <Section
            title={found ?? 'Games'}
            action={
              <Select
                label="Sort by"
                hideLabel
                className={styles.sort}
                options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
                value={search.get('sort') ?? 'soonest'}
                onChange={({ target }) =>
                  change(withFilter(search, 'sort', target.value === 'soonest' ? '' : target.value))
                }
              />
            }
          >
            <Games
              asked={query}
              sort={search.get('sort') ?? ''}
              now={now}
              onClear={count > 0 ? clear : undefined}
            />
          </Section>
        </div>
      </div>
      <Dialog
        look="sheet"
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        actions={
          <>
            <Button variant="ghost" disabled={count === 0} onClick={clear}>
              Clear all
            </Button>
            <Button onClick={() => setOpen(false)}>{found ? `Show ${found}` : 'Show games'}</Button>
          </>
        }
      >
        {fields}
      </Dialog>
    </>
  )
}

const Clear = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="link" onClick={onClick}>
    Clear all
  </button>
)

type GamesProps = {
  asked: ReturnType<typeof gamesQuery>
  sort: string
  now: Date
  onClear: (() => void) | undefined
}

function Games({ asked, sort, now, onClear }: GamesProps) {
  const query = useQuery(asked)
  const { data, error } = query
  const { data: mine = [] } = useQuery(mySessionsQuery)
  const own = new Set(mine.map(({ _id }) => _id))
  if (error && !data)
    return <ErrorState sentence={`The games near you could not be loaded: ${error.message}`} query={query} />
  if (!data) return <Loading label="Loading the games near you" height={320} />
  if (data.length === 0)
    return (
      <Empty
        title="No game fits"
        sentence={
          onClear ? 'Try without one of the filters.' : 'The pitch is empty. Someone has to bring the ball.'
        }
        action={
          onClear && (
            <Button variant="chalk" onClick={onClear}>
              Clear all
            </Button>
          )
        }
      />
    )
  return (
    <ol className={styles.games}>
      {sorted(data, sort).map((game) => (
        <GameRow
          key={game._id}
          game={game}
          isMine={own.has(game._id)}
          now={new Date(now.getTime() + game.offset)}
        />
      ))}
    </ol>
  )
}
