import type { BookingInTheWay } from '@i-one/contract/bookings/closures'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { dayText, timeRangeText } from '../../lib/pitch-time.ts'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { BackToPitchesLink } from '../back-to-pitches.tsx'

type OutsideBookingsProps = { bookings: BookingInTheWay[]; timeZone: string }

export const BookingsOutsideHours = ({ bookings, timeZone }: OutsideBookingsProps) => (
  <div className="grid gap-3 mb-8">
    <Section title={t`Bookings outside your new hours`}>
      <p>
        <Trans>These bookings are kept. Move or cancel a booking if no one can open the pitch for it.</Trans>
      </p>
      <ul>
        {bookings.map(({ start, end, session, captain }) => (
          <li key={start}>
            {commaText(dayText(start, timeZone), timeRangeText({ start, end }, timeZone))}
            {session && (
              <>
                , <Link to={`/sessions/${session}`}>{captain ?? t`a game`}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
    <BackToPitchesLink />
  </div>
)
