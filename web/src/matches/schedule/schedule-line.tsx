import { isLive } from '@i-one/game/matches/match-state'
import { Link } from 'react-router'
import { CountDown } from '../../lib/clock/count-down.tsx'
import { timeText } from '../../lib/pitch-time.ts'
import { useZoneAfter } from '../../lib/time/zone-note.ts'
import { useNow } from '../../lib/use-now.ts'
import { classNames } from '../../ui/class-names.ts'
import { Crest } from '../../ui/football/crest.tsx'
import { kitsOf } from '../../ui/football/kit.ts'
import { type ScheduleRow, statusText } from './schedule-rows.ts'
import styles from './schedule-line.module.css'

/** Time, both teams, the minute or the countdown, the scores or '-'. */
export function ScheduleLine({ row }: { row: ScheduleRow }) {
  const now = useNow(5000)
  const { teamOne, teamTwo, score, penalties, state, start, timeZone } = row
  const live = isLive(state)
  const status = statusText(row, now)
  const zone = useZoneAfter(start, timeZone)
  const kits = kitsOf(teamOne, teamTwo)
  const teams = [
    { name: teamOne, kit: kits[0], points: score?.T1 },
    { name: teamTwo, kit: kits[1], points: score?.T2 },
  ]
  return (
    <Link className={classNames(styles.line, live && styles.live, score && styles.scored)} to={row.to}>
      <span className={styles.time}>
        {timeText(start, timeZone)}
        <small>
          {live && 'Live '}
          {status ?? <CountDown className={styles.countDown} until={new Date(start)} />}
        </small>
      </span>
      {teams.map(({ name, kit, points }) => (
        <span key={name} className={styles.team}>
          <Crest name={name} kit={kit} size={32} />
          <span className={styles.name}>{name}</span>
          <span className={classNames('num', styles.points)}>{points ?? '-'}</span>
        </span>
      ))}
      {penalties && (
        <span className="col-start-2 text-muted text-small lg:row-start-2 lg:[grid-column:2_/_span_2] lg:text-center max-[300px]:col-start-1">
          {penalties}
        </span>
      )}
      <span className="col-start-2 text-muted text-small wrap-anywhere lg:row-start-1 lg:col-start-4 lg:text-right max-[300px]:col-start-1">
        {row.pitch}
        {zone}
      </span>
    </Link>
  )
}
