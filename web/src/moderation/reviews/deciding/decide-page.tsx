import { showReviewPhone, type ReviewCheck, type ReviewForStaff } from '@i-one/contract/moderation/reviews'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { deviceDateTimeText } from '../../../lib/pitch-time.ts'
import { distanceText } from '../../../lib/places/distance.ts'
import { useAction } from '../../../lib/use-act.ts'
import { getMapsLink } from '../../../pitches/maps-link.ts'
import { PitchMap } from '../../../pitches/pitch-map.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { CentreCircle } from '../../../ui/football/ring.tsx'
import { Band } from '../../../ui/layout/band.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { commaText } from '../../../ui/text/joins.ts'
import { reviewForStaffQuery } from '../queries.ts'
import { DecisionForm } from './decide-form.tsx'
import { ReviewDocument } from './review-document.tsx'

export function Component() {
  const { id = '' } = useParams()
  const query = useQuery(reviewForStaffQuery(id))
  const { data, error } = query
  usePageTitle(data?.pitch ? t`Review, ${{ pitch: data.pitch.name }}` : t`Review`)
  if (!data)
    return (
      <div className="wrap columns pt-6 pb-18 lg:pt-12 lg:pb-28">
        {error ? (
          <ErrorState
            as="h1"
            sentence={t`The review could not be loaded. ${{ reason: error.message }}.`}
            query={query}
          />
        ) : (
          <Loading label={t`Loading review`} height={320} />
        )}
      </div>
    )
  return (
    <>
      <Band as="header">
        <CentreCircle at={{ d: 60, x: '90%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
        <div className="wrap relative grid gap-2 pt-6 pb-8 lg:pt-11 lg:pb-12">
          <h1>{data.pitch?.name ?? t`Deleted pitch`}</h1>
          <p>{summaryText(data)}</p>
        </div>
      </Band>
      {/* the key resets the answers when the review is submitted again */}
      <Deciding key={`${data.sentAt} ${data.bank?.since}`} review={data} />
    </>
  )
}

const summaryText = ({ name, sentAt, waiting }: ReviewForStaff) =>
  [
    t`${{ organizer: name }}’s first pitch.`,
    sentAt && t`Sent ${{ time: deviceDateTimeText(sentAt) }}.`,
    waiting > 0 && plural(waiting, { one: '# more waiting.', other: '# more waiting.' }),
  ]
    .filter(Boolean)
    .join(' ')

type Answers = Partial<Record<ReviewCheck, 'yes' | 'no'>>

function Deciding({ review }: { review: ReviewForStaff }) {
  const [answers, setAnswers] = useState<Answers>({})
  const { _id, pitch, paper } = review
  return (
    <div className="wrap columns pt-6 pb-18 lg:pt-12 lg:pb-28">
      <div className="grid content-start gap-10 min-w-0">
        <Section title={t`Submission`}>
          <div className="grid gap-5 lg:grid-cols-[1fr_1fr]">
            {pitch && (
              <figure className="grid content-start justify-items-start gap-2">
                <img
                  className="w-full h-auto max-h-120 object-contain object-left-top rounded-card"
                  src={pitch.photo}
                  alt={pitch.name}
                  width="640"
                  height="400"
                />
                <figcaption className="small mute">
                  <Link className="link" to={`/pitches/${pitch._id}`}>
                    <Trans>View the pitch</Trans>
                  </Link>
                </figcaption>
              </figure>
            )}
            {paper ? (
              <ReviewDocument id={_id} paper={paper} />
            ) : (
              <p className="mute">
                <Trans>The document has been deleted.</Trans>
              </p>
            )}
          </div>
        </Section>
        <Section title={t({ message: 'Check', comment: 'Heading of the checks before a decision' })}>
          <Checks
            review={review}
            answers={answers}
            onAnswer={(part) => setAnswers({ ...answers, ...part })}
          />
        </Section>
      </div>
      <div className="grid content-start gap-10 min-w-0">
        {pitch && <Where pitch={pitch} />}
        <Section title={t`Decide`}>
          <DecisionForm review={review} yes={checks.filter((check) => answers[check] === 'yes')} />
        </Section>
      </div>
    </div>
  )
}

const Where = ({ pitch }: { pitch: NonNullable<ReviewForStaff['pitch']> }) => (
  <Section title={t`Location`}>
    <PitchMap pitch={pitch} you={undefined} others={pitch.near} reach="streets" />
    <p className="py-3">
      <a className="link" href={getMapsLink(pitch, navigator.userAgent)} target="_blank" rel="noreferrer">
        <Trans>Open in maps</Trans>
      </a>
    </p>
    {pitch.near.length === 0 ? (
      <p>
        <Trans>No other pitch within 2 km.</Trans>
      </p>
    ) : (
      <ul>
        {pitch.near.map(({ _id, name, distance }) => (
          <li key={_id}>
            <Trans>
              <Link className="link" to={`/pitches/${_id}`}>
                {name}
              </Link>
              , {{ distance: distanceText(distance) }}
            </Trans>
          </li>
        ))}
      </ul>
    )}
  </Section>
)

const checks: readonly ReviewCheck[] = ['person', 'place', 'paper', 'account']
const titles: Record<ReviewCheck, string> = {
  person: t`The person is real`,
  place: t`The place exists`,
  paper: t`The document matches`,
  account: t`The bank account is theirs`,
}
const yesOrNo = [
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
] as const

type ChecksProps = { review: ReviewForStaff; answers: Answers; onAnswer: (part: Answers) => void }

function Checks({ review, answers, onAnswer }: ChecksProps) {
  const { pitch, bank, paper } = review
  const about: Record<ReviewCheck, string> = {
    person: review.name,
    place: pitch?.address ?? t`The pitch was deleted`,
    paper: paper ? t`Does it show the same name and street?` : t`No document`,
    account: bank ? commaText(`${bank.bank} ••••${bank.lastFour}`, bank.accountName) : t`No bank details`,
  }
  return (
    <ul>
      {checks.map((check) => (
        <li
          key={check}
          className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 py-3.5 border-b border-line"
        >
          <div className="flex-[1_1_220px]">
            <b>{titles[check]}</b>
            <p translate={check === 'place' && pitch ? 'no' : undefined}>{about[check]}</p>
            {check === 'person' && <Telephone review={review} />}
          </div>
          <Segmented<'yes' | 'no' | ''>
            label={titles[check]}
            value={answers[check] ?? ''}
            items={yesOrNo}
            onChange={(answer) => answer && onAnswer({ [check]: answer })}
          />
        </li>
      ))}
    </ul>
  )
}

/** Loads the phone number only on request, because each request is logged. */
function Telephone({ review: { _id, phoneNumber } }: { review: ReviewForStaff }) {
  const [shown, setShown] = useState<string>()
  const [show, pending] = useAction(async () =>
    setShown((await call(showReviewPhone, { params: { id: _id } })).phoneNumber),
  )
  if (!phoneNumber) return undefined
  return shown ? (
    <a className="link" href={`tel:${shown}`}>
      {shown}
    </a>
  ) : (
    <p className="flex flex-wrap items-center gap-y-2 gap-x-3">
      {phoneNumber}
      <Button variant="ghost" size="small" pending={pending} pendingText={t`One moment...`} onClick={show}>
        <Trans>Show number</Trans>
      </Button>
    </p>
  )
}
