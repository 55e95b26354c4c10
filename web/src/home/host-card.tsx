import type { HostCalendar } from '@i-one/contract/centres/bookings'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { minute } from '@i-one/game/durations'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { listTonightBookings, limitToTomorrow } from '../centres/calendar/tonight.ts'
import { hostCalendarQuery, myPitchesQuery } from '../centres/queries.ts'
import { addDays, toLocalDay, timeText } from '../lib/pitch-time.ts'
import { serverNow } from '../lib/server-clock.ts'
import { useNow } from '../lib/use-now.ts'
import { sessionRequestsQuery } from '../sessions/queries.ts'
import { tournamentRequestsQuery } from '../tournaments/authorization/queries.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { excludeExpiredRequests } from './not-over.ts'
import { usePersistedQuery } from './use-last-seen.ts'

const maxShown = 5

const zones = (pitches: readonly OwnPitch[]) => pitches.map(({ timeZone }) => ({ timeZone }))

const deadlines = (requests: readonly { authorizeBy?: string | undefined }[]) =>
  requests.map(({ authorizeBy }) => ({ authorizeBy }))

/** Ignores a stored calendar whose last day has passed, because tonight's bookings are missing from it. */
const withoutPast = (seen: HostCalendar) => {
  const now = new Date(serverNow()).toISOString()
  return seen.pitches.every(({ days }) => days.at(-1)!.end > now) ? seen : undefined
}

export function HostCard() {
  const now = useNow()
  const { data: pitches } = usePersistedQuery({ ...myPitchesQuery, select: zones })
  const sessions = usePersistedQuery(
    { ...sessionRequestsQuery, select: deadlines, refetchInterval: minute },
    excludeExpiredRequests,
  )
  const tournaments = usePersistedQuery(
    { ...tournamentRequestsQuery, select: deadlines },
    excludeExpiredRequests,
  )
  // starts a day early, because yesterday's bookings may still be running after midnight
  const from = addDays(toLocalDay(now, pitches?.[0]?.timeZone ?? 'UTC'), -1)
  const calendar = usePersistedQuery(
    { ...hostCalendarQuery(from), select: limitToTomorrow, enabled: pitches !== undefined },
    withoutPast,
  )
  if (pitches?.length === 0) return <NoPitch />
  const failed = sessions.error ?? tournaments.error ?? calendar.error
  if (!sessions.data || !tournaments.data || !calendar.data)
    return (
      <>
        <h2 className="mb-2 text-[1.5rem]">
          <Trans>At your pitches</Trans>
        </h2>
        {failed ? <p>{t`Your pitches could not be loaded: ${failed.message}`}</p> : <Skeleton height={96} />}
        <HostLinks />
      </>
    )
  const waiting = sessions.data.length + tournaments.data.length
  const tonight = listTonightBookings(calendar.data.pitches, now)
  const hidden = tonight.length - maxShown
  return (
    <>
      <h2 className="mb-2 text-[1.5rem]">
        {plural(waiting, {
          0: 'No requests to answer',
          one: '# request to answer',
          other: '# requests to answer',
        })}
      </h2>
      {tonight.length === 0 ? (
        <p>
          <Trans>No more bookings on your pitches tonight.</Trans>
        </p>
      ) : (
        <ol className="grid gap-2">
          {tonight.slice(0, maxShown).map(({ pitch, booking, who }) => (
            <li
              key={booking._id}
              className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-2 wrap-anywhere"
            >
              <b className="num">{timeText(booking.start, pitch.timeZone)}</b>
              <span>
                {who ? (
                  <Trans>
                    {{ pitch: pitch.name }}
                    <span className="mute">, {who}</span>
                  </Trans>
                ) : (
                  pitch.name
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <p className="small mute">
          <Trans>And {hidden} more tonight.</Trans>
        </p>
      )}
      <HostLinks waiting={waiting} />
    </>
  )
}

const HostLinks = ({ waiting = 0 }: { waiting?: number }) => (
  <p className="flex flex-wrap gap-2 mt-4">
    {waiting > 0 && (
      <Link className={buttonClass({})} to="/host?tab=waiting">
        <Trans comment="Verb on a button that opens the requests of players">Answer</Trans>
      </Link>
    )}
    <Link className={buttonClass({ variant: 'ghost' })} to="/host?tab=calendar">
      <Trans>Calendar</Trans>
    </Link>
  </p>
)

const NoPitch = () => (
  <>
    <h2 className="mb-2 text-[1.5rem]">
      <Trans>Your first pitch</Trans>
    </h2>
    <p>
      <Trans>Add a name, address, hours and price so that players nearby can find and book your pitch.</Trans>
    </p>
    <p className="flex flex-wrap gap-2 mt-4">
      <Link className={buttonClass({})} to="/host">
        <Trans>Register your first pitch</Trans>
      </Link>
    </p>
  </>
)
