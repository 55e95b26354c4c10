import type { Session } from '@i-one/contract/sessions'
import { isUpcoming } from '@i-one/contract/sessions/states'
import { minute } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dateWithYearText, relativeDayText, timeRangeText, timeText } from '../lib/pitch-time.ts'
import { distanceText, metresBetween } from '../lib/places/distance.ts'
import { useZoneNote } from '../lib/time/zone-note.ts'
import { useUserLocation } from '../lib/where-from.ts'
import { joiningPriceText } from '../payments/payer-text.ts'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { listAudienceTexts } from './format-text.ts'
import { getSessionLink } from './sharing/invitation.ts'

type SessionHeadProps = { session: Session; captain: boolean; now: Date }

export function SessionHead({ session, captain, now }: SessionHeadProps) {
  const you = useUserLocation()
  const { start, end, pitch } = session
  const zone = useZoneNote(start, pitch.timeZone)
  const minutes = (Date.parse(end) - Date.parse(start)) / minute
  return (
    <Band as="header">
      <CentreCircle
        halfway
        at={{ d: 150, x: 'calc(100% - 28px)', y: '100%' }}
        wide={{ d: 250, x: '80%', y: '50%' }}
      />
      {/* the end padding keeps text off the halfway line, which is 28 px from the edge */}
      <div className="wrap relative pt-5 pb-7 max-md:pe-11 lg:pt-11 lg:pb-12">
        <p className="num text-[length:min(clamp(3rem,13.4vw,5.5rem),22vw)] tracking-[-0.04em]">
          <time dateTime={start}>{timeText(start, pitch.timeZone)}</time>
          {zone && (
            <small className="ms-2 text-small font-stretch-100% font-strong tracking-[0]"> {zone}</small>
          )}
        </p>
        <h1 className="max-w-[24ch] mt-2.5 text-[length:clamp(1.5rem,1.2rem_+_1.6vw,2.25rem)] leading-[1.15] lg:max-w-[min(24ch,68%)]">
          <Trans>
            {{ day: relativeDayText(start, pitch.timeZone, now) }} at {{ pitch: pitch.name }}
          </Trans>
        </h1>
        <p className="paper">
          {dateWithYearText(start, pitch.timeZone)}, {timeRangeText(session, pitch.timeZone)}. {pitch.address}
          . {getSessionLink(session)}
        </p>
        {session.title && (
          <p className="mt-2 text-[1.25rem] font-bold leading-[1.2] wrap-anywhere">{session.title}</p>
        )}
        <ul className="flex flex-wrap gap-y-1 gap-x-5 mt-3 font-[550] wrap-anywhere">
          {captain ? (
            <li className="inline-flex items-center gap-2 font-bold">
              <Trans>
                <b
                  className="px-2.25 py-px rounded-[3px] bg-chalk text-turf text-small font-stretch-125% font-black"
                  aria-hidden="true"
                >
                  C
                </b>
                You are the captain
              </Trans>
            </li>
          ) : (
            <li>
              {session.opponent
                ? t`Captains ${{ captain: session.captain.nickname }} and ${{ opponent: session.opponent.nickname }}`
                : t`Captain ${{ captain: session.captain.nickname }}`}
            </li>
          )}
          <li>
            <Trans>{minutes} minutes</Trans>
          </li>
          {isUpcoming(session.state) && <li>{joiningPriceText(session)}</li>}
          {listAudienceTexts(session).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {you && (
            <li>
              <Trans>{{ distance: distanceText(metresBetween(you, pitch.location)) }} away</Trans>
            </li>
          )}
        </ul>
        {session.note && (
          <p className="max-w-[60ch] mt-3 ps-3 border-s-4 border-s-chalk font-[550] wrap-anywhere">
            <Trans>“{{ note: session.note }}”</Trans>
          </p>
        )}
      </div>
    </Band>
  )
}
