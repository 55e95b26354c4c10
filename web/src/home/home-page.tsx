import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { hasNewNotice } from '../accounts/notice/is-older.ts'
import { userQuery } from '../accounts/user-query.ts'
import { myFixturesQuery } from '../bookings/my-fixtures-query.ts'
import { mySessionsQuery } from '../bookings/my-sessions-query.ts'
import { workplacesQuery } from '../centres/staff/queries.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { useNavigate } from '../lib/routing/use-navigate.ts'
import { useMainStore } from '../lib/store.ts'
import { classNames } from '../ui/class-names.ts'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GamesNearYou } from './games-near-you.tsx'
import { HostCard } from './host-card.tsx'
import { MyFixtures } from './my-fixtures.tsx'
import { MySessions } from './my-sessions.tsx'
import { NearbyPitches } from './nearby-pitches.tsx'
import { excludeEndedGames } from './not-over.ts'
import { PlaceSearch } from './place-search.tsx'
import { UpcomingFixtures } from './upcoming-fixtures.tsx'
import { useSearchArea } from './use-centre.ts'
import { usePersistedQuery } from './use-last-seen.ts'

// lazy-loaded, because the notice is rarely shown; if loading fails, Home renders without the notice
const NoticeBar = lazyPart(() =>
  import('../accounts/notice/notice-bar.tsx').then(
    (bar) => bar.NoticeBar,
    () => () => <></>,
  ),
)

/** Returns true once the user's sessions and matches have loaded. Until then the content below them stays hidden. */
const useIsLoaded = () => {
  const sessions = usePersistedQuery(mySessionsQuery, excludeEndedGames)
  const fixtures = usePersistedQuery(myFixturesQuery, excludeEndedGames)
  // uses `isLoading`, because `isPending` would stay true offline
  return !sessions.isLoading && !fixtures.isLoading
}

export function Component() {
  usePageTitle(t`Home`)
  useQuery(userQuery)
  const user = useMainStore(({ auth }) => auth.user)
  const { data: workplaces = [] } = usePersistedQuery({
    ...workplacesQuery,
    enabled: user?.isOwner === false,
  })
  const navigate = useNavigate()
  const { centre, moveTo, moveHome } = useSearchArea()
  const isLoaded = useIsLoaded()
  if (!user) return null
  const isHost = user.isOwner || workplaces.length > 0
  const where = centre?.where ?? user.location.coordinates
  const { firstName, lastName } = user
  return (
    <>
      {hasNewNotice(user) && (
        <Suspense>
          <NoticeBar />
        </Suspense>
      )}
      <header className="on-dark relative text-chalk">
        {/* contains only the background, so that the search results can cover the ticket and the ticket can cover the background */}
        <Band as="div" className="absolute inset-0">
          {!centre && (
            <CentreCircle
              halfway
              at={{ d: 330, x: '91%', y: '0px' }}
              wide={{ d: 270, x: 'calc(50% + 68px)', y: '0px' }}
            />
          )}
        </Band>
        <div className="wrap relative pt-6 pb-30 lg:min-h-106 lg:pt-14 lg:pb-18">
          <p className="line-clamp-2 text-[1.125rem] font-semibold leading-[1.3] wrap-anywhere lg:max-w-[54%]">
            <Trans>
              Hey, {firstName} {lastName}
            </Trans>
          </p>
          <h1 className="mt-1.5 text-[length:clamp(2.75rem,12.2vw,6rem)] font-black tracking-[-0.035em] leading-[0.9] lg:max-w-[54%] lg:mt-2.5 lg:text-[length:clamp(4rem,7.2vw,5.75rem)]">
            <Trans>It's Matchday!</Trans>
          </h1>
          <PlaceSearch
            className="block mt-6 lg:max-w-120 lg:mt-9"
            around={where}
            onChoose={(place) =>
              place.kind === 'district' ? moveTo(place) : void navigate(`/pitches/${place._id}`)
            }
          />
          {centre && (
            <p className="flex flex-wrap items-center gap-y-0 gap-x-4 mt-2 lg:max-w-[54%]">
              {centre.name ? t`Around ${{ place: centre.name }}` : t`Around the chosen place`}{' '}
              <button type="button" className="link" onClick={moveHome}>
                <Trans>Back to my area</Trans>
              </button>
            </p>
          )}
        </div>
      </header>
      <div className="wrap columns gap-y-12 pb-18 lg:pt-14 lg:pb-24">
        <div className="grid grid-cols-1 gap-12 min-w-0 lg:row-start-1 lg:col-start-2 lg:content-start">
          {isHost && (
            <Card className="relative z-2 -mt-23 lg:-mt-37">
              <HostCard />
            </Card>
          )}
          <MySessions me={user._id} isFirst={!isHost} />
          <div className={classNames(isLoaded && 'contents')} hidden={!isLoaded}>
            <MyFixtures />
            <NearbyPitches where={where} isCached={!centre} />
          </div>
        </div>
        <div
          className={classNames('grid-cols-1 gap-12 min-w-0 lg:content-start', isLoaded && 'grid')}
          hidden={!isLoaded}
        >
          <GamesNearYou where={where} isCached={!centre} />
          <UpcomingFixtures where={where} isCached={!centre} />
        </div>
      </div>
    </>
  )
}
