import { CallError } from '@i-one/contract/call'
import { updateReviewDocument, sendReview, type Review } from '@i-one/contract/moderation/reviews'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { CopyButton, ShareButton } from '../../lib/share-buttons.tsx'
import { toastError } from '../../lib/show-error.ts'
import { upload } from '../../lib/upload.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Steps } from '../../ui/layout/steps.tsx'
import { DocumentField } from './document-field.tsx'
import { reviewQuery } from './queries.ts'
import { getReviewStateText } from './review-words.ts'

const steps = [
  [t`You submit the form`, t`Takes two minutes`],
  [t`We check it and may call you`, t`Usually within a day, Sundays too`],
  [t`Your pitch is published`, t`Or we tell you what is missing`],
] as const

export function Component() {
  usePageTitle(t`Review of your pitch`)
  const { data } = useQuery({ ...reviewQuery, throwOnError: throwWithoutData })
  return (
    <>
      <Band as="header">
        <CentreCircle at={{ d: 150, x: '98%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
        <div className="wrap relative grid gap-2 pt-6 pb-8 lg:pt-11 lg:pb-12">
          <h1>{data?.pitch?.name ?? t`Review of your pitch`}</h1>
          {data && (
            <>
              <p>
                <Chip tone={isListed(data) ? 'ok' : 'wait'}>{getReviewStateText(data).chip}</Chip>
              </p>
              <p>{getReviewStateText(data).sentence}</p>
            </>
          )}
        </div>
      </Band>
      <div className="wrap columns pt-6 pb-18 lg:pt-12 lg:pb-28">
        {data ? <ReviewContent review={data} /> : <Loading label={t`Loading your review`} height={240} />}
      </div>
    </>
  )
}

const isListed = ({ state, pitch }: Review) =>
  state === 'listed' || (state === 'not-needed' && pitch !== null)

/** A published pitch can be submitted again, so that players can see its bank details. */
const canSend = ({ state, bankShown }: Review) =>
  state === 'open' || state === 'asked' || (state === 'listed' && !bankShown)

const isInReview = ({ state }: Review) => state === 'open' || state === 'sent' || state === 'asked'

const ReviewContent = ({ review }: { review: Review }) => (
  <>
    <div className="grid content-start gap-10 min-w-0">
      {review.words && (
        <Section title={t`Our message`}>
          <p translate="no">{review.words}</p>
        </Section>
      )}
      {canSend(review) && <SendForm review={review} />}
      {review.state === 'not-needed' && !review.pitch && (
        <Link className={buttonClass({})} to="/host/pitches/new">
          <Trans>Register a pitch</Trans>
        </Link>
      )}
      <Section title={t`Bank details`}>
        <p>
          {review.bankShown
            ? t`Players who owe you can see your bank details.`
            : t`Players see your bank details after we check them. Until then they pay you at the pitch.`}
        </p>
        <Link className="link" to="/host?tab=account">
          <Trans>Your bank details</Trans>
        </Link>
      </Section>
    </div>
    <div className="grid content-start gap-10 min-w-0">
      {isInReview(review) && (
        <Section title={t`Next steps`}>
          <Steps steps={steps} />
        </Section>
      )}
      {review.pitch && review.state !== 'turned-down' && (
        <ShareLink pitch={review.pitch} isListed={isListed(review)} />
      )}
    </div>
  </>
)

type ShareLinkProps = { pitch: NonNullable<Review['pitch']>; isListed: boolean }

function ShareLink({ pitch: { _id, name }, isListed }: ShareLinkProps) {
  const url = `${location.origin}/p/${_id}`
  return (
    <Section title={isListed ? t`Your link` : t`Share your link now`}>
      {!isListed && (
        <p>
          <Trans>
            Send your link to people who know you. They can book, you authorize, and they pay you at the
            pitch.
          </Trans>
        </p>
      )}
      <p translate="no" className="my-3 font-strong wrap-anywhere">
        {url}
      </p>
      <div className="cluster">
        <ShareButton title={name} url={url} />
        <CopyButton text={url} />
      </div>
    </Section>
  )
}

function SendForm({ review: { state, pitch, paper, phoneNumber } }: { review: Review }) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<number>()
  const keep = (answer: Review) => queries.setQueryData(reviewQuery.queryKey, answer)
  const put = useMutation({
    mutationFn: (file: File) => upload(updateReviewDocument, file, setProgress),
    onSuccess: keep,
    onError: toastError,
    onSettled: () => setProgress(undefined),
  })
  const send = useMutation({
    mutationFn: (phone: string) => call(sendReview, { body: { phoneNumber: phone } }),
    onSuccess: (answer) => {
      keep(answer)
      toast.success(t`Sent. We’ll email you our decision.`)
    },
    onError: toastError,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(String(new FormData(event.currentTarget).get('phoneNumber')))
  }
  const fieldOf = (error: unknown, field: string) =>
    error instanceof CallError ? error.fields[field] : undefined
  return (
    <Section title={state === 'listed' ? t`Show your bank details` : t`Send for review`}>
      <form className="grid gap-4 max-w-[40rem]" noValidate onSubmit={submit}>
        <ul>
          <li className="flex gap-3.5 py-3.5 border-b border-line">
            <Icon className="mt-0.5" name={pitch ? 'check' : 'minus'} />
            <div>
              <b>
                <Trans>Your name and address</Trans>
              </b>
              <p className="small mute">
                {pitch ? (
                  pitch.address
                ) : (
                  <Link to="/host/pitches/new">
                    <Trans>Register a pitch first</Trans>
                  </Link>
                )}
              </p>
            </div>
          </li>
          <li className="flex gap-3.5 py-3.5 border-b border-line">
            <Icon className="mt-0.5" name={paper ? 'check' : 'minus'} />
            <div>
              <b>
                <Trans>A photo or document that shows you can rent out the pitch</Trans>
              </b>
              <p className="small mute">
                <Trans>Ground rent receipt, permit, or you at the gate with the sign</Trans>
              </p>
            </div>
          </li>
        </ul>
        <DocumentField
          paper={paper}
          progress={progress}
          error={fieldOf(put.error, 'paper') ?? fieldOf(put.error, 'photo')}
          onChoose={(file) => put.mutate(file)}
        />
        <Field
          label={t`Phone number`}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          hint={t`We may call you. Only staff can see your number.`}
          defaultValue={phoneNumber}
          error={fieldOf(send.error, 'phoneNumber')}
        />
        <div>
          <Button
            type="submit"
            size="big"
            disabled={!pitch || !paper || put.isPending}
            pending={send.isPending}
            pendingText={t`Sending...`}
          >
            <Trans>Send for review</Trans>
          </Button>
        </div>
      </form>
    </Section>
  )
}
