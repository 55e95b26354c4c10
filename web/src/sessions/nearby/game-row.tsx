import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { atMostText } from '@i-one/game/payments/money'
import { Link } from 'react-router'
import { isNearlyFull, placesLeftText } from '../../lib/games.ts'
import { nearDayText, timeText } from '../../lib/pitch-time.ts'
import { distanceText } from '../../lib/places/distance.ts'
import { districtOf } from '../../lib/places/district.ts'
import { timeBeside } from '../../lib/time/time-beside.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { forWhom } from '../format-text.ts'
import { fromText, untilText } from './game-words.ts'
import styles from './game-row.module.css'

type GameRowProps = {
  game: NearbySession
  /** By the server's clock. */
  now: Date
  /** I am in it, or wait. */
  isMine: boolean
  /** Until when a place that came free is held for me. */
  heldUntil?: string | undefined
}

const inkKit = { cloth: 'var(--color-ink)', ink: 'var(--color-chalk)' }
const mostShirts = 20

/** A game near by in one line: when, where, who is in, what it costs, and the way in. */
export function GameRow({ game, now, isMine, heldUntil }: GameRowProps) {
  const { _id, start, end, pitch, distance, going, capacity, title, note, captain } = game
  const day = nearDayText(start, pitch.timeZone, now)
  const to = `/sessions/${_id}`
  const time = timeText(start, pitch.timeZone)
  const zone = useZoneNote(start, pitch.timeZone)
  const most = atMostText(game.price, game.capacity)
  return (
    <li className={styles.row}>
      <div className={styles.when}>
        <b className="num">{time}</b>
        <span>{day === 'Today' ? untilText(start, now) : day}</span>
      </div>
      <div className={styles.where}>
        <h3>
          <Link to={to}>{pitch.name}</Link>
        </h3>
        <p>
          {districtOf(pitch.address)}, <b>{distanceText(distance)}</b>
        </p>
        {title && <p className="strong">{title}</p>}
        <p className={styles.tags}>
          {[zone, pitch.surface, ...forWhom(game), lengthText(start, end)].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className={styles.price}>
        {game.price.amount > 0 && <span>from</span>}
        <b className="num">{fromText(game)}</b>
        {most && <span>{most}</span>}
      </div>
      <div className={classNames(styles.in, isNearlyFull(game) && styles.few)}>
        {capacity <= mostShirts && (
          <span className="grid grid-cols-[repeat(10,20px)] gap-0.75 text-muted max-[360px]:grid-cols-[repeat(10,minmax(0,20px))]">
            <span className="vh">
              {going} of {capacity} in
            </span>
            {Array.from({ length: capacity }, (_, at) => (
              <Shirt key={at} free={at >= going} kit={inkKit} size={20} />
            ))}
          </span>
        )}
        <span>{placesLeftText(game)}</span>
      </div>
      <Link
        className={classNames(
          buttonClass({ variant: isMine || going >= capacity ? 'ghost' : 'primary' }),
          styles.go,
        )}
        to={to}
        aria-label={`${wayIn(game, isMine)}, ${pitch.name}, ${time}`}
      >
        {wayIn(game, isMine)}
      </Link>
      {heldUntil && (
        <p className={styles.note}>
          A place is held for you. Take it before {timeBeside(heldUntil, pitch.timeZone, now)}.
        </p>
      )}
      {note && (
        <p className={styles.note}>
          “{note}” {captain.nickname}
        </p>
      )}
    </li>
  )
}

const wayIn = ({ going, capacity }: NearbySession, isMine: boolean) => {
  if (isMine) return 'Open'
  return going < capacity ? 'Join' : 'Wait'
}

/** '90 min', '3 h' */
const lengthText = (start: string, end: string) => {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000
  return minutes % 60 === 0 && minutes > 60 ? `${minutes / 60} h` : `${minutes} min`
}
