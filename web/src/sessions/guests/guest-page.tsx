import { CallError } from '@i-one/contract/call'
import type { Place, Session } from '@i-one/contract/sessions'
import { claimGuest } from '@i-one/contract/sessions/places'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { mySessionsQuery } from '../../bookings/my-sessions-query.ts'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { dayText } from '../../lib/pitch-time.ts'
import { addReturnPath } from '../../lib/return-path.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { errorText } from '../../lib/show-error.ts'
import { useMainStore } from '../../lib/store.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { personInitials } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { isGuest } from '../people.ts'
import { updateSessionQuery, sharedSessionQuery } from '../queries.ts'
import page from '../../ui/layout/short-page.module.css'

export function Component() {
  usePageTitle(t`Your guest spot`)
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const [requested] = useSearchParams()
  const shared = requested.get('session') ?? ''
  const { data: session, isLoading } = useQuery({ ...sharedSessionQuery(shared), enabled: shared !== '' })
  const guest = session?.places.find((place) => place._id === requested.get('place') && isGuest(place))
  return (
    <div className={`wrap ${page.page}`}>
      <Shirt outlined size={84} text={guest && personInitials(guest.player.name)} />
      <h1>{isLoading ? t`Your guest spot` : questionOf(session, guest)}</h1>
      <p>
        <Trans>
          This guest’s spot, goals and statistics become yours. The player who added you still owes your
          share. You can do this once and can’t undo it.
        </Trans>
      </p>
      {isMember ? <TakeOver code={requested.get('code') ?? ''} /> : <SignInFirst />}
    </div>
  )
}

const questionOf = (session: Session | undefined, guest: Place | undefined) =>
  session && guest
    ? t`Were you the guest ${{ name: guest.player.name }} on ${{ day: dayText(session.start, session.pitch.timeZone) }} at ${{ pitch: session.pitch.name }}?`
    : t`Were you a guest?`

function TakeOver({ code }: { code: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(claimGuest, { body: { code } }),
    onSuccess: (session) => {
      updateSessionQuery(queries, session)
      void queries.invalidateQueries(mySessionsQuery)
      toast.success(t`This spot is yours now`)
      return navigate(`/sessions/${session._id}`, { replace: true })
    },
    throwOnError: (failure) => !(failure instanceof CallError),
  })
  return (
    <>
      {error instanceof CallError && <StatusLine tone="bad">{errorText(error)}</StatusLine>}
      <div className="cluster mt-3">
        <Button size="big" pending={isPending} pendingText={t`Claiming...`} onClick={() => mutate()}>
          <Trans>Claim this spot</Trans>
        </Button>
        <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to="/">
          <Trans>That wasn’t me</Trans>
        </Link>
      </div>
    </>
  )
}

function SignInFirst() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <div className="cluster mt-3">
      <Link className={buttonClass({ size: 'big' })} to={addReturnPath('/sign-in', here)}>
        <Trans>Sign in to claim the spot</Trans>
      </Link>
      <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to={addReturnPath('/role', here)}>
        <Trans>Create an account</Trans>
      </Link>
    </div>
  )
}
