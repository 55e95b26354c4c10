import { isLive } from '@i-one/game/matches/match-state'
import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { CountDown } from '../../lib/clock/count-down.tsx'
import { timeText } from '../../lib/pitch-time.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { useNow } from '../../lib/use-now.ts'
import { classNames } from '../../ui/class-names.ts'
import { Crest } from '../../ui/football/crest.tsx'
import { toKits, type Kit } from '../../ui/football/kit.ts'
import { commaText } from '../../ui/text/joins.ts'
import { type ScheduleRow, rowStatusText } from './schedule-rows.ts'
import styles from './schedule-line.module.css'

export function ScheduleLine({ row }: { row: ScheduleRow }) {
  const now = useNow(5000)
  const { teamOne, teamTwo, score, penalties, state, start, timeZone } = row
  const live = isLive(state)
  const status = rowStatusText(row, now)
  const zone = useZoneNote(start, timeZone)
  const kits = toKits(teamOne, teamTwo)
  return (
    <Link
      className={classNames(
        'items-center min-h-21 py-3 border-t no-underline lg:min-h-20',
        live ? '-mx-3 px-3 border-t-transparent rounded-field bg-dusk-soft' : 'border-t-line',
        styles.line,
      )}
      to={row.to}
    >
      <span
        className={classNames(
          'row-[1/span_2] font-stretch-110% tabular-nums font-bold leading-[1.25] lg:row-1 max-[300px]:row-auto',
          live && 'text-dusk',
        )}
      >
        {timeText(start, timeZone)}
        <small
          className={classNames(
            'block text-least font-stretch-100%',
            live ? 'font-strong' : 'text-muted font-medium',
          )}
        >
          {live && `${t`Live`} `}
          {status ?? (
            <CountDown className="font-stretch-100% font-medium tracking-[0]" until={new Date(start)} />
          )}
        </small>
      </span>
      <Team name={teamOne} kit={kits[0]} points={score?.T1} isLive={live} isFirst />
      <Team name={teamTwo} kit={kits[1]} points={score?.T2} isLive={live} />
      {penalties && (
        <span className="col-start-2 text-muted text-small lg:row-start-2 lg:[grid-column:2_/_span_2] lg:text-center max-[300px]:col-start-1">
          {penalties}
        </span>
      )}
      <span className="col-start-2 text-muted text-small wrap-anywhere lg:row-start-1 lg:col-start-4 lg:text-end max-[300px]:col-start-1">
        {commaText(row.pitch, zone)}
      </span>
    </Link>
  )
}

type TeamProps = {
  name: string
  kit: Kit
  points: number | undefined
  isLive: boolean
  isFirst?: boolean
}

const Team = ({ name, kit, points, isLive, isFirst }: TeamProps) => (
  <span
    className={classNames(
      'flex col-2 items-center gap-2.5 min-w-0 font-strong leading-[1.2] lg:col-auto lg:gap-3 max-[300px]:col-1',
      isFirst && 'lg:justify-end lg:text-end',
    )}
  >
    <Crest name={name} kit={kit} size={32} />
    <span translate="no" className={classNames('flex-1 min-w-0 wrap-anywhere', isFirst && 'lg:-order-1')}>
      {name}
    </span>
    <span
      className={classNames(
        'num min-w-7 text-[1.375rem] text-end lg:min-w-14 lg:text-[1.75rem]',
        isLive && 'text-dusk',
        isFirst ? 'lg:pe-4' : 'lg:relative lg:-order-1 lg:ps-4 lg:text-start',
        !isFirst && points !== undefined && styles.dash,
      )}
    >
      {points ?? '-'}
    </span>
  </span>
)
