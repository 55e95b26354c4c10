import type { OpponentWanted } from '@i-one/contract/sessions/opponents'
import { minute } from '@i-one/game/durations'
import { getLargestShare } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { costLabel } from '../../lib/cost-label.ts'
import { timeText } from '../../lib/pitch-time.ts'
import { distanceText } from '../../lib/places/distance.ts'
import { useMainStore } from '../../lib/store.ts'
import { type TimeBeside, toTimeBeside } from '../../lib/time/time-beside.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { Badge } from '../../teams/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { toKit } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { startsInText } from './wanted-rows.ts'

const takenText = (name: string, { day, time }: TimeBeside) =>
  day ? t`Taken by ${name} on ${day} at ${time}` : t`Taken by ${name} at ${time}`

type OpponentWantedRowProps = { session: OpponentWanted; now: Date; onTake: () => void }

export function OpponentWantedRow({ session, now, onTake }: OpponentWantedRowProps) {
  const { _id, start, end, pitch, price, team, teamOne, playersPerTeam, distance, captain, taken } = session
  const me = useMainStore(({ auth }) => auth.user?._id)
  const minutes = (Date.parse(end) - Date.parse(start)) / minute
  const half = getLargestShare(price, 2)
  const { name } = teamOne
  const zone = useZoneNote(start, pitch.timeZone)
  return (
    <li
      className="grid grid-cols-[90px_minmax(0,1fr)_auto] gap-x-3.5 gap-y-2 items-start py-4.5 border-b border-b-line leading-[1.35] max-[480px]:grid-cols-[84px_minmax(0,1fr)] max-[260px]:grid-cols-1"
      aria-label={teamOne.name}
    >
      <div className="grid grid-cols-1 gap-1">
        <time className="num text-[1.5rem]" dateTime={start}>
          {timeText(start, pitch.timeZone)}
        </time>
        <span className="small mute">{startsInText(start, now)}</span>
      </div>
      <div className="grid grid-cols-1 gap-1">
        <p className="flex items-center gap-2.5 text-h3 font-stretch-115% font-bold leading-[1.2] wrap-anywhere">
          {team ? (
            <Badge team={team} className="w-8" />
          ) : (
            <Shirt kit={toKit(teamOne.name)} size={32} outlined />
          )}
          <Link
            translate="no"
            className="inline-flex items-center min-h-touch -my-2 no-underline hover:underline hover:underline-offset-4"
            to={team ? `/teams/${team._id}` : `/sessions/${_id}`}
          >
            {teamOne.name}
          </Link>
        </p>
        <p className="small mute">{commaText(pitch.name, pitch.address, distanceText(distance))}</p>
        <p className="font-semibold">{commaText(t`${playersPerTeam} a side, ${minutes} minutes`, zone)}</p>
        {taken && (
          <p className="small mute">{takenText(taken.by, toTimeBeside(taken.at, pitch.timeZone, now))}</p>
        )}
      </div>
      <div className="grid justify-items-end gap-0.5 *:last:mt-2 max-[480px]:flex max-[480px]:flex-wrap max-[480px]:col-2 max-[480px]:items-center max-[480px]:gap-2 max-[480px]:*:last:mt-0 max-[480px]:*:last:ms-auto max-[260px]:col-auto">
        <p className="num text-[1.1875rem]">{costLabel(half)}</p>
        {price.amount > 0 && (
          <span className="small mute">
            <Trans>per side</Trans>
          </span>
        )}
        {taken ? (
          <Chip tone="off">
            <Trans>Taken</Trans>
          </Chip>
        ) : captain._id === me ? (
          <Chip tone="ok">
            <Trans>Yours</Trans>
          </Chip>
        ) : (
          <Button size="small" onClick={onTake}>
            <Trans>
              Play this team<span className="vh">: {name}</span>
            </Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
