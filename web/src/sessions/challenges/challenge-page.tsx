import type { Challenge } from '@i-one/contract/sessions/challenges'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { dayTimeText } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { BlockButton } from '../../moderation/blocks/block-button.tsx'
import { ReportButton } from '../../moderation/reports/report-button.tsx'
import { TeamHeadToHead } from '../../stats/team-meetings.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { OfferedSlot } from './about-slot.tsx'
import { AcceptSection, OtherAnswers, AvailabilitySection } from './answer.tsx'
import { outcomeText, challengeFormatText, reliabilityText } from './challenge-words.ts'
import { ChallengeHead, CountdownBand } from './duel-head.tsx'
import { challengeQuery } from './queries.ts'
import { useChallengeActions } from './use-answer.ts'

const loadDialog = () => import('../../ui/dialogs/confirm-dialog.tsx')

export function Component() {
  usePageTitle(t`Challenge`)
  const { id = '' } = useParams()
  const { data, refetch } = useQuery({ ...challengeQuery(id), throwOnError: throwWithoutData })
  if (!data)
    return (
      <Loading label={t`Loading challenge`}>
        <Skeleton height={220} />
        <Skeleton height={320} />
      </Loading>
    )
  return <ChallengeView key={data._id} challenge={data} onEnd={() => void refetch()} />
}

type ChallengeViewProps = { challenge: Challenge; onEnd: () => void }

function ChallengeView({ challenge, onEnd }: ChallengeViewProps) {
  const { from, to, mine, state, words, by, answerBy, slots } = challenge
  const title = titleText(challenge)
  usePageTitle(title)
  const zone = slots[0]?.pitch.timeZone ?? 'UTC'
  const zoneNote = useZoneNote(answerBy, zone)
  const isOpen = state === 'open'
  return (
    <>
      <ChallengeHead from={from} to={to} title={title} sentence={challengeFormatText(challenge)} />
      {isOpen && (
        <CountdownBand label={t`Time left to answer`} until={new Date(answerBy)} onEnd={onEnd}>
          {mine === 'from' ? t`Times held for them.` : t`Times held for you.`}
          <br />
          <Trans>Answer by {{ time: commaText(dayTimeText(answerBy, zone), zoneNote) }}</Trans>
        </CountdownBand>
      )}
      <div className="wrap columns items-start pt-8 pb-18 lg:pt-12 lg:pb-28">
        <div className="grid grid-cols-1 gap-8">
          {outcomeText(challenge) && (
            <StatusLine tone={state === 'accepted' ? 'ok' : 'wait'}>{outcomeText(challenge)}</StatusLine>
          )}
          {words && (
            <blockquote className="m-0 py-0.5 ps-4.5 border-s-4 border-s-turf">
              <p translate="no" className="text-[1.25rem] leading-[1.4] wrap-anywhere">
                {words}
              </p>
              <footer translate="no" className="mt-2 text-muted text-small">
                {by.name}, {from.name}
              </footer>
            </blockquote>
          )}
          <Times challenge={challenge} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          {challenge.session && (
            <Link className={buttonClass({ size: 'big' })} to={`/sessions/${challenge.session}`}>
              <Trans>Open the game</Trans>
            </Link>
          )}
          {isOpen && mine === 'from' && <Withdraw challenge={challenge} />}
          {isOpen && mine === 'to' && <OtherAnswers challenge={challenge} />}
          {mine && (
            <TeamHeadToHead team={challenge[mine]._id} other={mine === 'to' ? from._id : to._id} own>
              {mine === 'to' && reliabilityText(challenge) && (
                <p className="small mute">{reliabilityText(challenge)}</p>
              )}
            </TeamHeadToHead>
          )}
          {mine === 'to' && (
            <div className="flex flex-wrap gap-2 items-center">
              <p className="small mute min-w-0 wrap-anywhere">
                <Trans>Is there a problem with {{ name: by.name }}?</Trans>
              </p>
              <ReportButton of="player" about={by._id} name={by.name} />
              <BlockButton person={by} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

const titleText = ({ from, to, mine }: Challenge) => {
  if (mine === 'from') return t`You challenge ${{ team: to.name }}`
  return mine
    ? t`${{ team: from.name }} challenge you`
    : t`${{ from: from.name }} challenge ${{ to: to.name }}`
}

/** Lets the challenged captain answer and the team's members give their availability. Other users can only read. */
const Times = ({ challenge }: { challenge: Challenge }) => {
  const { state, mine, plays } = challenge
  if (state !== 'open' || mine === 'from') return <Offered challenge={challenge} />
  return mine ? (
    <AcceptSection challenge={challenge} />
  ) : plays ? (
    <AvailabilitySection challenge={challenge} />
  ) : (
    <Offered challenge={challenge} />
  )
}

const Offered = ({ challenge }: { challenge: Challenge }) => (
  <Section title={t`Times offered`}>
    <ul>
      {challenge.slots.map((slot) => (
        <OfferedSlot key={slot._id} {...{ slot, challenge }} />
      ))}
    </ul>
  </Section>
)

function Withdraw({ challenge }: { challenge: Challenge }) {
  const { answer, doing } = useChallengeActions(challenge._id)
  const [asking, setAsking] = useState(false)
  const dialog = useLazyModule(loadDialog, asking, () => setAsking(false))
  return (
    <Section title={t`Waiting for their answer`}>
      <p>
        <Trans>We hold your times until they answer or the challenge expires.</Trans>
      </p>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trans>Withdraw</Trans>
      </Button>
      {dialog && (
        <dialog.ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={t`Withdraw the challenge?`}
          description={t`The times you held become available to others immediately.`}
          cancelText={t`Keep it`}
          confirmText={t`Withdraw`}
          pendingText={t`Withdrawing...`}
          pending={doing === 'withdraw'}
          onConfirm={() => void answer({ act: 'withdraw' })}
        />
      )}
    </Section>
  )
}
