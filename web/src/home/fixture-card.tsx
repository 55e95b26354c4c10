import { type Nearby, isSession } from '@i-one/contract/sessions/nearby'
import { useState } from 'react'
import { Link } from 'react-router'
import { CountDown } from '../lib/clock/count-down.tsx'
import { isNearlyFull, placesLeftText } from '../lib/games.ts'
import { nearDayText, timeText } from '../lib/pitch-time.ts'
import { distanceText } from '../lib/places/distance.ts'
import { districtOf } from '../lib/places/district.ts'
import { useZoneAfter } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { fromText } from '../sessions/nearby/game-words.ts'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Crest } from '../ui/football/crest.tsx'
import { initialsOf, kitsOf } from '../ui/football/kit.ts'
import styles from './fixture-card.module.css'

/** A session to join, or a match of a tournament. */
export function FixtureCard({ fixture }: { fixture: Nearby }) {
  const { teamOne, teamTwo, matchType, start, pitch, distance } = fixture
  const [hasBegun, setHasBegun] = useState(false)
  const day = nearDayText(start, pitch.timeZone, useNow())
  const zone = useZoneAfter(start, pitch.timeZone)
  const kits = kitsOf(teamOne.name, teamTwo.name)
  const [team1, team2] = [teamOne, teamTwo].map(({ name }) => ({ initials: initialsOf(name), name }))
  return (
    <Link
      className={styles.card}
      to={`/upcoming-match?${isSession(fixture) ? 'session' : 'match'}=${fixture._id}`}
      state={{ team1, team2, matchType }}
    >
      <span className="flex flex-wrap items-baseline gap-y-0 gap-x-2.5">
        <span className="num text-[1.5rem] lg:text-[2rem]">{timeText(start, pitch.timeZone)}</span>
        {hasBegun ? (
          <span className={styles.left}>now</span>
        ) : (
          <span className={styles.left}>
            in{' '}
            <CountDown className={styles.countDown} until={new Date(start)} onEnd={() => setHasBegun(true)} />
          </span>
        )}
      </span>
      <span className={styles.type}>
        <span>{matchType}</span>
        {day !== 'Today' && <span className="font-strong">{day}</span>}
      </span>
      {[teamOne, teamTwo].map(({ name }, at) => (
        <span key={name} className={styles.team}>
          <Crest name={name} kit={kits[at]} size={34} />
          <span>{name}</span>
        </span>
      ))}
      <span className={styles.about}>
        <span>
          {pitch.name}, {districtOf(pitch.address)}, {distanceText(distance)}
          {zone}
        </span>
        {isSession(fixture) ? (
          <span>
            <b>{fromText(fixture)}</b>
            {fixture.price.amount > 0 && ' each when full'},{' '}
            <span className={classNames(isNearlyFull(fixture) && 'text-dusk font-strong')}>
              {placesLeftText(fixture)}
            </span>
          </span>
        ) : (
          <span>
            <b>{fixture.tournament.name}</b>
          </span>
        )}
      </span>
    </Link>
  )
}

const Team = () => (
  <div className={styles.team}>
    <Skeleton shape="round" width={34} height={34} />
    <Skeleton width="60%" />
  </div>
)

export const FixtureSkeleton = () => (
  <div className={styles.card}>
    <Skeleton width="60%" height={28} />
    <p className={styles.type}>
      <Skeleton width="45%" height={14} />
    </p>
    <Team />
    <Team />
  </div>
)
