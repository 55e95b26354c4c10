import { isNearbySession } from '@i-one/contract/sessions/nearby'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { mySessionsQuery } from '../bookings/my-sessions-query.ts'
import { useNow } from '../lib/use-now.ts'
import { GameRow } from '../sessions/nearby/game-row.tsx'
import { Section } from '../ui/layout/section.tsx'
import { excludeEndedGames } from './not-over.ts'
import { nearbySessionsQuery, type LngLat } from './queries.ts'
import { usePersistedQuery } from './use-last-seen.ts'

const max = 3

export function GamesNearYou({ where, isCached }: { where: LngLat; isCached: boolean }) {
  const { data } = useQuery(nearbySessionsQuery(where, isCached))
  const { data: mine = [] } = usePersistedQuery(mySessionsQuery, excludeEndedGames)
  const now = useNow()
  const { search } = useLocation()
  const own = new Set(mine.map(({ _id }) => _id))
  const games = data
    ?.filter((found) => isNearbySession(found))
    .filter(({ _id, going, capacity }) => !own.has(_id) && going < capacity)
    .slice(0, max)
  if (!games?.length) return null
  return (
    <Section
      title={t`Games near you`}
      action={
        <Link className="link" to={`/games${search}`}>
          <Trans>All games</Trans>
        </Link>
      }
    >
      <ol>
        {games.map((game) => (
          <GameRow key={game._id} game={game} isMine={false} now={now} />
        ))}
      </ol>
    </Section>
  )
}
