import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { relativeDayText } from '../lib/pitch-time.ts'
import { throwWithoutData } from '../lib/query-client.ts'
import { useMainStore } from '../lib/store.ts'
import { useNow } from '../lib/use-now.ts'
import { PaymentSummary } from '../payments/payments-sum.tsx'
import { paymentsQuery } from '../payments/queries.ts'
import { PaymentShares } from '../payments/shares.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import { LoadingSession } from './loading-session.tsx'
import { useLiveSession } from './use-live-session.ts'

export function Component() {
  const { id = '' } = useParams()
  const { data: session } = useQuery({ ...useLiveSession(id), throwOnError: throwWithoutData })
  return session ? <SessionPayments session={session} /> : <LoadingSession />
}

function SessionPayments({ session }: { session: Session }) {
  const me = useMainStore(({ auth }) => auth.user?._id) ?? ''
  const now = useNow(60_000)
  const { data: payments } = useQuery({ ...paymentsQuery(session), throwOnError: throwWithoutData })
  usePageTitle(t`Payments`)
  return (
    <>
      <PageHead title={t`Payments`}>
        <Link className="link" to={`/sessions/${session._id}`}>
          <Trans>
            {{ day: relativeDayText(session.start, session.pitch.timeZone, now) }} at{' '}
            {{ pitch: session.pitch.name }}
          </Trans>
        </Link>
        {payments && <PaymentSummary payments={payments} session={session} />}
        {payments?.booking && (
          <p>
            <Link className="link" to={`/host/bookings/${payments.booking}/money`}>
              <Trans>View booking balance</Trans>
            </Link>
          </p>
        )}
      </PageHead>
      <div className="wrap grid grid-cols-[minmax(0,68ch)] gap-8 pt-7 pb-16 lg:grid-cols-2 lg:items-start lg:gap-x-16 lg:gap-y-12 lg:[&>:not(section)]:col-span-full lg:[&>:not(section)]:max-w-[68ch]">
        {!payments ? (
          <Loading label={t`Loading payments`} height={240} />
        ) : payments.places.length > 0 ? (
          <PaymentShares payments={payments} session={session} me={me} />
        ) : (
          <p>{payments.collects ? t`No one owes anything yet.` : t`You owe nothing here.`}</p>
        )}
      </div>
    </>
  )
}
