import { CallError } from '@i-one/contract/call'
import { type LinkedBooking, getLinkedBooking, claimBooking } from '@i-one/contract/centres/links'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { CancellationPolicyText } from '../../bookings/terms-text.tsx'
import { call } from '../../lib/call.ts'
import { costLabel } from '../../lib/cost-label.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { dayText, timeRangeText } from '../../lib/pitch-time.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { errorText, toastError } from '../../lib/show-error.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { commaText } from '../../ui/text/joins.ts'
import { GhostLink } from '../ghost-link.tsx'
import page from '../../ui/layout/short-page.module.css'

export function Component() {
  usePageTitle(t`Your booking`)
  const [requested] = useSearchParams()
  const code = requested.get('code') ?? ''
  const { data, error, isPending } = useQuery({
    queryKey: ['booking-link', code],
    queryFn: ({ signal }) => call(getLinkedBooking, { body: { code }, signal }),
    throwOnError: (failure) => !(failure instanceof CallError),
    retry: false,
    gcTime: 0,
  })
  return (
    <div className={`wrap ${page.page}`}>
      <h1>{data && !error ? t`Your booking at ${{ pitch: data.pitch.name }}` : t`Your booking`}</h1>
      {isPending && <Loading label={t`Loading booking`} height={120} />}
      {error instanceof CallError && <LinkError error={error} />}
      {data && !error && <Booked booking={data} code={code} />}
    </div>
  )
}

function LinkError({ error }: { error: CallError }) {
  const session = error.body['session']
  const isMine = typeof session === 'string'
  const words =
    error.code === 'bad-input'
      ? t`This link is incomplete. Copy the whole link, or ask the desk for a new link.`
      : isMine
        ? t`This booking is already your game.`
        : errorText(error)
  return (
    <>
      <StatusLine tone={isMine ? 'ok' : 'bad'}>{words}</StatusLine>
      <GhostLink to={isMine ? `/sessions/${session}` : '/'}>
        {isMine ? t`Open the game` : t`Go home`}
      </GhostLink>
    </>
  )
}

const priceText = ({ price, paid }: LinkedBooking) => {
  const cost = costLabel(price)
  if (paid.amount > 0 && paid.amount < price.amount)
    return t`${cost}, ${{ paid: moneyText(paid) }} already paid`
  if (paid.amount > 0) return t`${cost}, paid`
  return price.amount > 0 ? t`${cost}, to be paid at the pitch` : cost
}

function Booked({ booking, code }: { booking: LinkedBooking; code: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { pitch, start, price, terms } = booking
  const zone = useZoneNote(start, pitch.timeZone)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(claimBooking, { body: { code } }),
    onSuccess: ({ _id }) => {
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      toast.success(t`The booking is now your game`)
      return navigate(`/sessions/${_id}`, { replace: true })
    },
    onError: (error) => {
      toastError(error)
      // Reloads the booking, because it may have been taken over, moved or cancelled in the meantime.
      void queries.invalidateQueries({ queryKey: ['booking-link'] })
    },
  })
  return (
    <>
      <p className="strong">
        {commaText(dayText(start, pitch.timeZone), timeRangeText(booking, pitch.timeZone), zone)}
      </p>
      <p translate="no">
        {pitch.name}, {pitch.address}
      </p>
      <p>{priceText(booking)}</p>
      <CancellationPolicyText terms={terms} price={price} start={start} timeZone={pitch.timeZone} />
      <p>
        <Trans>
          Turn this booking into a game and be its captain. Invite players by link, split the price, draw
          teams and keep the score. Besides the pitch, only people with your link can see the game.
        </Trans>
      </p>
      <div className="cluster">
        <Button size="big" pending={isPending} pendingText={t`Creating the game...`} onClick={() => mutate()}>
          <Trans>Make this booking my game</Trans>
        </Button>
        <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to="/">
          <Trans>Not now</Trans>
        </Link>
      </div>
    </>
  )
}
