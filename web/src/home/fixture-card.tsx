import { type NearbyGame, type NearbySession, isNearbySession } from '@i-one/contract/sessions/nearby'
import { matchTypeText } from '@i-one/game/matches/match-type-text'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { CountDown } from '../lib/clock/count-down.tsx'
import { isNearlyFull, spotsLeftText } from '../lib/games.ts'
import { relativeDayText, timeText, toLocalDay } from '../lib/pitch-time.ts'
import { distanceText } from '../lib/places/distance.ts'
import { findDistrict } from '../lib/places/district.ts'
import { useZoneNote } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { lowestPriceText } from '../sessions/nearby/game-words.ts'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Crest } from '../ui/football/crest.tsx'
import { toInitials, toKits } from '../ui/football/kit.ts'
import { commaText } from '../ui/text/joins.ts'

const matchTypeLook = 'grid mt-1 mb-3 text-small text-muted lg:flex lg:flex-wrap lg:gap-y-0 lg:gap-x-2'
const teamLook =
  'flex items-center gap-2.5 min-h-10 mt-1 text-[0.9375rem] font-strong leading-[1.2] lg:group-hover:text-turf'

export function FixtureCard({ fixture }: { fixture: NearbyGame }) {
  const { teamOne, teamTwo, matchType, start, pitch, distance } = fixture
  const [hasBegun, setHasBegun] = useState(false)
  const now = useNow()
  const isToday = toLocalDay(start, pitch.timeZone) === toLocalDay(now, pitch.timeZone)
  const zone = useZoneNote(start, pitch.timeZone)
  const kits = toKits(teamOne.name, teamTwo.name)
  const [team1, team2] = [teamOne, teamTwo].map(({ name }) => ({ initials: toInitials(name), name }))
  return (
    <Link
      className="group block py-4 no-underline lg:py-5.5"
      to={`/upcoming-match?${isNearbySession(fixture) ? 'session' : 'match'}=${fixture._id}`}
      state={{ team1, team2, matchType }}
    >
      <span className="flex flex-wrap items-baseline gap-y-0 gap-x-2.5">
        <span className="num text-[1.5rem] lg:text-[2rem]">{timeText(start, pitch.timeZone)}</span>
        <span className="text-small font-semibold tabular-nums text-muted in-[li:first-child]:font-bold in-[li:first-child]:text-dusk">
          {hasBegun ? (
            t`now`
          ) : (
            <Trans>
              in{' '}
              <CountDown
                className="[font-weight:inherit] font-stretch-100% tracking-[0] leading-[inherit]"
                until={new Date(start)}
                onEnd={() => setHasBegun(true)}
              />
            </Trans>
          )}
        </span>
      </span>
      <span className={matchTypeLook}>
        <span>{matchTypeText(matchType)}</span>
        {!isToday && <span className="font-strong">{relativeDayText(start, pitch.timeZone, now)}</span>}
      </span>
      {[teamOne, teamTwo].map(({ name }, at) => (
        <span key={name} className={teamLook}>
          <Crest name={name} kit={kits[at]} size={34} />
          <span translate="no" className="min-w-0 wrap-anywhere">
            {name}
          </span>
        </span>
      ))}
      <span className="grid gap-0.5 mt-2.5 text-small leading-[1.35] wrap-anywhere text-muted">
        <span>{commaText(pitch.name, findDistrict(pitch.address), distanceText(distance), zone)}</span>
        {isNearbySession(fixture) ? (
          <span>
            <LowestPrice session={fixture} />,{' '}
            <span className={classNames(isNearlyFull(fixture) && 'text-dusk font-strong')}>
              {spotsLeftText(fixture)}
            </span>
          </span>
        ) : (
          <span>
            <b translate="no" className="tabular-nums text-ink">
              {fixture.tournament.name}
            </b>
          </span>
        )}
      </span>
    </Link>
  )
}

function LowestPrice({ session }: { session: NearbySession }) {
  const price = lowestPriceText(session)
  if (session.price.amount === 0) return <b className="tabular-nums text-ink">{price}</b>
  return (
    <Trans>
      <b className="tabular-nums text-ink">{price}</b> each if full
    </Trans>
  )
}

const Team = () => (
  <div className={teamLook}>
    <Skeleton shape="round" width={34} height={34} />
    <Skeleton width="60%" />
  </div>
)

export const FixtureSkeleton = () => (
  <div className="py-4 border-t border-t-line lg:py-5.5">
    <Skeleton width="60%" height={28} />
    <p className={matchTypeLook}>
      <Skeleton width="45%" height={14} />
    </p>
    <Team />
    <Team />
  </div>
)
