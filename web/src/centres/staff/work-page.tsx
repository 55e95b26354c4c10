import { CallError } from '@i-one/contract/call'
import { acceptInvitation, type CentreRole, getInvitation } from '@i-one/contract/centres/staff'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { deviceDateText } from '../../lib/pitch-time.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { errorText, toastError } from '../../lib/show-error.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { GhostLink } from '../ghost-link.tsx'
import { workplacesQuery } from './queries.ts'
import page from '../../ui/layout/short-page.module.css'

const offerTexts = {
  manager: t`As a manager, you can change bookings, prices and hours, but not bank details or staff.`,
  desk: t`As desk staff, you can answer requests, move bookings, block out times and take payments.`,
  viewer: t`As a viewer, you can see the calendar, but change nothing.`,
} as const satisfies Record<CentreRole, string>

export function Component() {
  usePageTitle(t`Work at a centre`)
  const [requested] = useSearchParams()
  const code = requested.get('code') ?? ''
  const { data, error, isPending } = useQuery({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => call(getInvitation, { body: { code }, signal }),
    throwOnError: (failure) => !(failure instanceof CallError),
    retry: false,
    gcTime: 0,
  })
  return (
    <div className={`wrap ${page.page}`}>
      <h1>{data && !error ? t`Work at ${{ centre: data.centre }}?` : t`Invitation to work`}</h1>
      {isPending && <Loading label={t`Loading invitation`} height={72} />}
      {error instanceof CallError && (
        <>
          <StatusLine tone="bad">
            {error.code === 'bad-input'
              ? t`This link is incomplete. Copy the whole link, or ask for a new link.`
              : errorText(error)}
          </StatusLine>
          <GhostLink to="/">
            <Trans>Go home</Trans>
          </GhostLink>
        </>
      )}
      {data && !error && (
        <>
          <p>
            {offerTexts[data.role]}{' '}
            <Trans>You can accept until {{ date: deviceDateText(data.expiresAt) }}.</Trans>
          </p>
          <Accept code={code} />
        </>
      )}
    </div>
  )
}

function Accept({ code }: { code: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(acceptInvitation, { body: { code } }),
    onSuccess: (workplace) => {
      // Caches the workplace before navigating, because the host console rejects users without a workplace.
      queries.setQueryData(
        workplacesQuery.queryKey,
        (all) => all && [...all.filter(({ _id }) => _id !== workplace._id), workplace],
      )
      void queries.invalidateQueries(workplacesQuery)
      void queries.invalidateQueries({ queryKey: ['host'] })
      toast.success(t`You now work at ${{ centre: workplace.name }}`)
      return navigate('/host?tab=calendar', { replace: true })
    },
    onError: (error) => {
      toastError(error)
      // Reloads the invitation, because it may have been used or revoked in the meantime.
      void queries.invalidateQueries({ queryKey: ['invitation'] })
    },
  })
  return (
    <div className="cluster">
      <Button size="big" pending={isPending} pendingText={t`Accepting...`} onClick={() => mutate()}>
        <Trans>Accept</Trans>
      </Button>
      <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to="/">
        <Trans>Not now</Trans>
      </Link>
    </div>
  )
}
