import { reopenPitch } from '@i-one/contract/bookings/closures'
import type { HostBooking } from '@i-one/contract/centres/bookings'
import type { DayBooking } from '@i-one/contract/centres/calendar'
import { cancelSession } from '@i-one/contract/sessions'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../lib/call.ts'
import { toLocalDay, dayText, dayTimeText, timeRangeText } from '../../lib/pitch-time.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { SessionAuthorization } from '../../sessions/authorization/session-answer.tsx'
import { TournamentAnswerButtons } from '../../tournaments/authorization/tournament-answer.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { useDeskAction, type DeskAction } from '../desk/use-act.ts'
import { GhostLink } from '../ghost-link.tsx'
import { invalidateCalendar } from '../queries.ts'
import { MoveForm, type PitchOption } from './move-form.tsx'
import { goingText, isMovable, getStateLabel, getBookingTitle } from './week.ts'

const DeskBookingPart = lazyPart(async () => (await import('../desk/desk-part.tsx')).DeskBookingInfo)
const TakeOverPart = lazyPart(async () => (await import('../desk/take-over-part.tsx')).TakeoverInfo)

type BookingSheetProps = {
  booking: HostBooking & Partial<Pick<DayBooking, 'phone' | 'paid'>>
  mayAct: boolean
  pitch: PitchOption
  pitches: readonly PitchOption[]
  asOf: string
  onLift?: () => void
  onClose: () => void
}
type View = 'details' | 'move' | 'cancel'

export function BookingSheet(props: BookingSheetProps) {
  const { booking, mayAct, pitch, pitches, asOf, onLift, onClose } = props
  const [view, setView] = useState<View>('details')
  const { mutate, isPending } = useDeskAction(onClose)
  const { timeZone } = pitch
  const queries = useQueryClient()
  const { session, tournament, state, price, start, authorizeBy, missingDeposit, partOf, phone, paid, desk } =
    booking
  const filled = goingText(booking)
  const onAnswered = () => {
    void invalidateCalendar(queries)
    onClose()
  }
  const reopen = () =>
    mutate({
      act: () => call(reopenPitch, { params: { id: booking._id } }),
      message: t`Pitch reopened`,
    })
  const isDesk = mayAct && desk && !partOf
  const actions = mayAct && view === 'details' && (
    <>
      {(state === 'confirmed' || state === 'pending') && !partOf && (
        <GhostLink to={`/host/bookings/${booking._id}/money`}>
          <Trans>Payments at the pitch</Trans>
        </GhostLink>
      )}
      {isMovable(booking, asOf) && (
        <div className="flex flex-wrap gap-3 *:flex-[1_1_9rem]">
          {onLift && (
            <Button variant="ghost" onClick={onLift}>
              <Trans>Move within this day</Trans>
            </Button>
          )}
          <Button variant="ghost" onClick={() => setView('move')}>
            {onLift ? t`Move to another day` : t`Move booking`}
          </Button>
          {session && (
            <Button variant="danger" onClick={() => setView('cancel')}>
              <Trans>Cancel booking</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  )
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      title={getBookingTitle(booking)}
      description={commaText(dayText(start, timeZone), timeRangeText(booking, timeZone), pitch.name)}
    >
      <div className="stack">
        <p>
          {commaText(getStateLabel(booking), filled, filled && moneyText(price))}
          {authorizeBy && `. ${t`Answer by ${{ time: dayTimeText(authorizeBy, timeZone) }}.`}`}
        </p>
        {paid !== undefined && state === 'confirmed' && (
          <p>
            <Trans>
              {{ paid: moneyText({ ...price, amount: paid }) }} of {{ price: moneyText(price) }} paid at the
              pitch.
            </Trans>
          </p>
        )}
        {missingDeposit && (
          <p>
            <Trans>
              Deposit {{ deposit: moneyText(missingDeposit) }} not paid yet. Record the deposit in Payments at
              the pitch.
            </Trans>
          </p>
        )}
        {phone && (
          <a className={buttonClass({ variant: 'ghost' })} href={`tel:${phone}`}>
            <Trans>Call {phone}</Trans>
          </a>
        )}
        {mayAct && session && state === 'pending' && view === 'details' && (
          <SessionAuthorization
            session={session._id}
            captain={getBookingTitle(booking)}
            onAnswered={onAnswered}
          />
        )}
        {mayAct && tournament && (state === 'pending' || (state === 'confirmed' && start > asOf)) && (
          <TournamentAnswerButtons
            tournament={tournament}
            pitch={pitch}
            isAuthorized={state === 'confirmed'}
            onAnswered={onAnswered}
          />
        )}
        {tournament && (
          <GhostLink to={`/t/${tournament.code}`}>
            <Trans>Open the tournament</Trans>
          </GhostLink>
        )}
        {session && (
          <GhostLink to={`/sessions/${session._id}`}>
            <Trans>Open the game</Trans>
          </GhostLink>
        )}
        {isDesk && view === 'details' ? (
          <Suspense fallback={<Loading label={t`Loading booking`} height={120} />}>
            <DeskBookingPart booking={booking} asOf={asOf} hasPhone={phone !== undefined} onClose={onClose}>
              {actions}
            </DeskBookingPart>
          </Suspense>
        ) : (
          actions
        )}
        {mayAct && session && booking.bookedFor && !partOf && view === 'details' && (
          <Suspense fallback={<Loading label={t`Loading customer`} height={60} />}>
            <TakeOverPart booking={booking} asOf={asOf} onClose={onClose} />
          </Suspense>
        )}
        {partOf && (
          <GhostLink
            to={`/host?tab=calendar&day=${toLocalDay(start, timeZone)}&pitch=${partOf.pitch._id}`}
            onClick={onClose}
          >
            <Trans>Show on {{ pitch: partOf.pitch.name }}</Trans>
          </GhostLink>
        )}
        {mayAct && state === 'blocked' && !partOf && (
          <Button pending={isPending} pendingText={t`Reopening...`} onClick={reopen}>
            <Trans>Reopen the pitch</Trans>
          </Button>
        )}
        {view === 'move' && (
          <MoveForm booking={booking} pitch={pitch} pitches={pitches} pending={isPending} onAct={mutate} />
        )}
        {session && view === 'cancel' && (
          <CancelForm id={session._id} pending={isPending} onCancel={mutate} />
        )}
      </div>
    </Dialog>
  )
}

type CancelFormProps = { id: string; pending: boolean; onCancel: (act: DeskAction) => void }

function CancelForm({ id, pending, onCancel }: CancelFormProps) {
  const [reason, setReason] = useState('')
  const cancel = () =>
    onCancel({
      act: () => call(cancelSession, { params: { id }, body: { reason: reason.trim() || undefined } }),
      message: t`Cancelled`,
    })
  return (
    <>
      <Field
        label={t`Reason`}
        hint={t`Every player sees this.`}
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button variant="danger" pending={pending} pendingText={t`Cancelling...`} onClick={cancel}>
        <Trans>Cancel the game</Trans>
      </Button>
    </>
  )
}
