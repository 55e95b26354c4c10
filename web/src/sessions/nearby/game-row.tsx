import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { atMostText } from '@i-one/game/payments/money'
import { surfaceText } from '@i-one/game/pitches/surfaces'
import { ph, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { isNearlyFull, spotsLeftText } from '../../lib/games.ts'
import { relativeDayText, timeText, toLocalDay } from '../../lib/pitch-time.ts'
import { distanceText } from '../../lib/places/distance.ts'
import { findDistrict } from '../../lib/places/district.ts'
import { shortTimeText } from '../../lib/time/time-beside.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { listAudienceTexts } from '../format-text.ts'
import { lowestPriceText, timeUntilText } from './game-words.ts'

type GameRowProps = { game: NearbySession; now: Date; isMine: boolean; heldUntil?: string | undefined }

const inkKit = { cloth: 'var(--color-ink)', ink: 'var(--color-chalk)' }
const maxShirts = 20

const remark =
  'col-span-full ps-3 border-s-4 border-s-turf text-[0.9375rem] font-[550] wrap-anywhere @min-[760px]:col-[2/-1]'

export function GameRow({ game, now, isMine, heldUntil }: GameRowProps) {
  const { _id, start, end, pitch, distance, going, capacity, title, note, captain } = game
  const isToday = toLocalDay(start, pitch.timeZone) === toLocalDay(now, pitch.timeZone)
  const to = `/sessions/${_id}`
  const time = timeText(start, pitch.timeZone)
  const zone = useZoneNote(start, pitch.timeZone)
  const max = atMostText(game.price, game.capacity)
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)_auto] gap-x-3 gap-y-3.5 items-start py-5 border-b border-b-line @min-[760px]:grid-cols-[104px_minmax(0,1fr)_auto_120px_92px] @min-[760px]:gap-x-4.5 @min-[760px]:gap-y-2.5 @min-[760px]:items-center @min-[760px]:py-6 max-[360px]:grid-cols-[76px_minmax(0,1fr)] max-[260px]:grid-cols-1">
      <div className="grid gap-1 text-muted text-least font-semibold">
        <b className="num text-ink text-[1.5rem] @min-[760px]:text-[2rem]">{time}</b>
        <span>{isToday ? timeUntilText(start, now) : relativeDayText(start, pitch.timeZone, now)}</span>
      </div>
      <div className="min-w-0 text-[0.9375rem] leading-[1.35] wrap-anywhere">
        <h3 className="font-stretch-115% leading-[1.2]">
          <Link
            translate="no"
            className="block -my-2.75 py-2.75 no-underline hover:underline hover:underline-offset-4"
            to={to}
          >
            {pitch.name}
          </Link>
        </h3>
        <p>
          <Trans>
            {{ district: findDistrict(pitch.address) }}, <b>{ph({ distance: distanceText(distance) })}</b>
          </Trans>
        </p>
        {title && (
          <p translate="no" className="strong">
            {title}
          </p>
        )}
        <p className="mt-0.5 text-muted text-small">
          {commaText(zone, surfaceText(pitch.surface), ...listAudienceTexts(game), durationText(start, end))}
        </p>
      </div>
      <div className="grid justify-items-end gap-0.5 text-muted text-least font-semibold text-end whitespace-nowrap @min-[760px]:col-4 @min-[760px]:row-1 max-[360px]:flex max-[360px]:flex-wrap max-[360px]:col-2 max-[360px]:items-baseline max-[360px]:gap-x-1.5 max-[360px]:gap-y-0 max-[360px]:text-start max-[360px]:whitespace-normal max-[260px]:col-auto">
        {game.price.amount > 0 && (
          <span>
            <Trans comment="Before the lowest price">from</Trans>
          </span>
        )}
        <b className="num text-ink text-[1.375rem]">{lowestPriceText(game)}</b>
        {max && <span>{max}</span>}
      </div>
      <div className="grid col-[1/3] self-center gap-1.25 text-[0.9375rem] font-strong @min-[760px]:col-3 @min-[760px]:row-1 @min-[760px]:min-w-[227px] max-[360px]:col-span-full">
        {capacity <= maxShirts && (
          <span className="grid grid-cols-[repeat(10,20px)] gap-0.75 text-muted max-[360px]:grid-cols-[repeat(10,minmax(0,20px))]">
            <span className="vh">
              <Trans>
                {going} of {capacity} in
              </Trans>
            </span>
            {Array.from({ length: capacity }, (_, at) => (
              <Shirt key={at} free={at >= going} kit={inkKit} size={20} />
            ))}
          </span>
        )}
        <span className={isNearlyFull(game) ? 'text-dusk' : undefined}>{spotsLeftText(game)}</span>
      </div>
      <Link
        className={classNames(
          buttonClass({ variant: isMine || going >= capacity ? 'ghost' : 'primary' }),
          'self-center justify-self-end min-w-22 @min-[760px]:col-5 @min-[760px]:row-1 max-[360px]:col-span-full max-[360px]:justify-self-stretch',
        )}
        to={to}
        aria-label={commaText(actionText(game, isMine), pitch.name, time)}
      >
        {actionText(game, isMine)}
      </Link>
      {heldUntil && <HeldSpot time={shortTimeText(heldUntil, pitch.timeZone, now)} />}
      {note && (
        <p className={remark}>
          <Trans>“{note}”</Trans> <span translate="no">{captain.nickname}</span>
        </p>
      )}
    </li>
  )
}

const HeldSpot = ({ time }: { time: string }) => (
  <p className={remark}>
    <Trans>A spot is held for you. Accept it before {time}.</Trans>
  </p>
)

const actionText = ({ going, capacity }: NearbySession, isMine: boolean) => {
  if (isMine) return t({ message: 'Open', context: 'verb' })
  return going < capacity ? t`Join` : t({ message: 'Wait', context: 'join the waitlist' })
}

const durationText = (start: string, end: string) => {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000
  return minutes % 60 === 0 && minutes > 60 ? t`${{ hours: minutes / 60 }} h` : t`${minutes} min`
}
