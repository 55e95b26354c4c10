import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { EmailNotice } from '../../accounts/confirmation/address-notice.tsx'
import { CaptainBanner } from '../../bookings/captain-banner.tsx'
import { ClashWarning } from '../../bookings/clash.tsx'
import { EndedHoldBanner } from '../../bookings/ended-hold.tsx'
import { NewPriceNotice } from '../../bookings/new-price.tsx'
import { TakenSlotNotice } from '../../bookings/taken-slot.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useMainStore } from '../../lib/store.ts'
import { pitchQuery } from '../../pitches/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { saveDraft, readDraft, type SessionDraft } from './draft.ts'
import { FormatFields } from './format-fields.tsx'
import { SessionSummary } from './session-summary.tsx'
import { SlotFields } from './slot-fields.tsx'
import { useCreateSession } from './use-create-session.ts'
import { useHeldSlot } from './use-held-slot.ts'

const formId = 'new-session'

/** Stores the answers, so that they survive a reload and an expired hold. */
const useAnswers = () => {
  const [answers, setAnswers] = useState(readDraft)
  const answer = (some: Partial<SessionDraft>) => {
    const next = { ...answers, ...some }
    saveDraft(next)
    setAnswers(next)
  }
  return [answers, answer] as const
}

export function Component() {
  usePageTitle(t`New game`)
  const slot = useHeldSlot()
  const { hold, loading, recheck, pending, take } = slot
  const { data: pitch } = useQuery({
    ...pitchQuery(slot.pitch ?? ''),
    enabled: slot.pitch !== undefined,
    throwOnError: throwWithoutData,
  })
  const [answers, answer] = useAnswers()
  const isOrganizer = useMainStore(({ auth }) => auth.user?.isOwner)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { create, creating, isWaiting } = useCreateSession(recheck)

  const send = () => {
    if (hold && !creating) create({ ...answers, hold: hold._id })
  }
  /** True if the user submitted the form before the hold had loaded. */
  const isEarly = useRef(false)
  const sendIfEarly = useEffectEvent(() => {
    if (isEarly.current) send()
    isEarly.current = false
  })
  useEffect(() => {
    if (!loading) sendIfEarly()
  }, [loading])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    isEarly.current = loading
    if (!loading) send()
  }

  const head = () => {
    if (hold) return <CaptainBanner hold={hold} onEnd={recheck} />
    if (slot.ended && pitch)
      return <EndedHoldBanner pitch={pitch} slot={slot.ended} pending={pending} onTake={take} />
    return loading ? <LoadingHold /> : <ChooseFirst />
  }
  const submitButton = (
    <Button
      type="submit"
      form={formId}
      size="big"
      block
      pending={creating || (isSubmitted && loading)}
      pendingText={t`Creating...`}
    >
      <Trans>Create Session</Trans>
    </Button>
  )

  return (
    <>
      {head()}
      <div className="wrap columns pt-8 pb-14 lg:pt-12 lg:pb-24">
        <form id={formId} noValidate className="grid grid-cols-1 content-start gap-10" onSubmit={submit}>
          {isOrganizer && (
            <p>
              <Trans>
                Planning a league or a cup?{' '}
                <Link className="link" to="/tournament/new">
                  New tournament
                </Link>
              </Trans>
            </p>
          )}
          {isWaiting && <ConfirmFirst />}
          <ClashWarning with={hold} />
          {slot.conflict && pitch && (
            <TakenSlotNotice
              conflict={slot.conflict}
              timeZone={pitch.timeZone}
              pending={pending}
              onTake={take}
            />
          )}
          {slot.repriced && pitch && (
            <NewPriceNotice wish={slot.repriced} timeZone={pitch.timeZone} pending={pending} onTake={take} />
          )}
          <SlotFields
            key={slot.pitch}
            pitch={pitch}
            hold={hold}
            pending={pending}
            isSubmitted={isSubmitted && !loading}
            onPitch={slot.choosePitch}
            onSlot={(start, price) => take({ start, price })}
          />
          <FormatFields answers={answers} onResponse={answer} />
        </form>
        <aside className="grid content-start gap-6 lg:sticky lg:top-6 lg:self-start">
          <SessionSummary pitch={pitch} hold={hold} answers={answers} />
          <div className="hidden lg:block">{submitButton}</div>
        </aside>
      </div>
      <ThumbBar className="lg:hidden">{submitButton}</ThumbBar>
    </>
  )
}

const ChooseFirst = () => (
  <Band as="header">
    <CentreCircle at={{ d: 60, x: '88%', y: '0px' }} wide={{ d: 230, x: '84%', y: '0px' }} />
    <div className="wrap grid gap-3 pt-7 pb-8 lg:pt-13 lg:pb-14">
      <h1>
        <Trans>New game</Trans>
      </h1>
      <p className="max-w-[52ch]">
        <Trans>
          Choose a pitch and a free slot first. We hold it for ten minutes while you set up the rest.
        </Trans>
      </p>
    </div>
  </Band>
)

const LoadingHold = () => (
  <Band ink>
    <Loading
      label={t`Loading your slot`}
      className="wrap grid content-center gap-3 min-h-75 pt-7 pb-8 lg:pt-13 lg:pb-14"
    >
      <Skeleton dark width="80%" height={40} />
      <Skeleton dark width="50%" height={96} />
    </Loading>
  </Band>
)

/** Scrolls up to the notice, because the submit button is further down the page. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

function ConfirmFirst() {
  const user = useMainStore(({ auth }) => auth.user)
  return (
    <div ref={scrollIntoView} className="grid gap-3 p-4 border-2 border-current rounded-card">
      <output>
        <Trans>
          <strong>Confirm your email address first.</strong> Open the link we sent you to create the game. We
          hold the slot until the countdown above ends.
        </Trans>
      </output>
      {user && <EmailNotice user={user} />}
    </div>
  )
}
