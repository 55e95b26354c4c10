import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Clash } from '../bookings/clash.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { unlessSeen } from '../lib/query-client.ts'
import { useLazyModule } from '../lib/use-lazy-module.ts'
import { TeamMeetings } from '../stats/team-meetings.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { CountDown } from '../ui/count-down.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { StatusLine } from '../ui/feedback/status-line.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'
import { useKeptText } from '../ui/fields/use-kept-text.ts'
import { Band } from '../ui/layout/band.tsx'
import { Section } from '../ui/layout/section.tsx'
import { costText, endText, formatText, freeText, keptText, slotStateText } from './challenge-words.ts'
import { DuelHead } from './duel-head.tsx'
import { type LiveChallenge, challengeQuery } from './queries.ts'
import { SlotState } from './slot-state.tsx'
import { useAnswer } from './use-answer.ts'
import styles from './challenges.module.css'

const loadDialog = () => import('../ui/layout/confirm-dialog.tsx')

export function Component() {
  usePageTitle('Challenge')
  const { id = '' } = useParams()
  const { data, refetch } = useQuery({ ...challengeQuery(id), throwOnError: unlessSeen })
  if (!data)
    return (
      <Loading label="Loading the challenge">
        <Skeleton height={220} />
        <Skeleton height={320} />
      </Loading>
    )
  return <ChallengeView key={data._id} challenge={data} onEnd={() => void refetch()} />
}

type ChallengeViewProps = { challenge: LiveChallenge; onEnd: () => void }

function ChallengeView({ challenge, onEnd }: ChallengeViewProps) {
  const { from, to, mine, state, words, by, answerBy, offset, slots } = challenge
  const title = mine === 'to' ? `${from.name} challenge you` : `You challenge ${to.name}`
  usePageTitle(title)
  const zone = slots[0]?.pitch.timeZone ?? 'UTC'
  const isOpen = state === 'open'
  return (
    <>
      <DuelHead from={from} to={to} title={title} sentence={formatText(challenge)} />
      {isOpen && (
        <Band ink>
          <div className={`wrap ${styles.clock}`}>
            <p>
              {mine === 'to' ? 'Held for you.' : 'Held for them.'}
              <br />
              Answer by {dayText(answerBy, zone)}, {timeText(answerBy, zone)}
            </p>
            <CountDown
              className={styles.timer}
              label="Time left to answer"
              until={new Date(answerBy)}
              offset={offset}
              onEnd={onEnd}
            />
          </div>
        </Band>
      )}
      <div className={`wrap ${styles.page}`}>
        <div className={styles.side}>
          {endText(challenge) && (
            <StatusLine tone={state === 'accepted' ? 'ok' : 'wait'}>{endText(challenge)}</StatusLine>
          )}
          {words && (
            <blockquote className={styles.words}>
              <p>{words}</p>
              <footer>
                {by.name}, {from.name}
              </footer>
            </blockquote>
          )}
          {isOpen && mine === 'to' ? <Answer challenge={challenge} /> : <Offered challenge={challenge} />}
        </div>
        <div className={styles.side}>
          {challenge.session && (
            <Link className={buttonClass({ size: 'big' })} to={`/sessions/${challenge.session}`}>
              Open the match
            </Link>
          )}
          {isOpen && mine === 'from' && <Withdraw challenge={challenge} />}
          {isOpen && mine === 'to' && <OtherAnswers challenge={challenge} />}
          {mine && (
            <TeamMeetings team={challenge[mine]._id} other={mine === 'to' ? from._id : to._id} own>
              {mine === 'to' && keptText(challenge) && <p className="small mute">{keptText(challenge)}</p>}
            </TeamMeetings>
          )}
        </div>
      </div>
    </>
  )
}

type Slot = LiveChallenge['slots'][number]

const shortly = ({ start, pitch }: Slot) =>
  `${dayText(start, pitch.timeZone)} ${timeText(start, pitch.timeZone)}`

type AboutProps = { slot: Slot; challenge: LiveChallenge }

const About = ({ slot, challenge }: AboutProps) => {
  const { start, pitch, price, state } = slot
  const free = challenge.state === 'open' && freeText(slot)
  return (
    <>
      <b className="num">{timeText(start, pitch.timeZone)}</b>
      <span>
        <b>{dayText(start, pitch.timeZone)}</b>
        <br />
        <span className="small mute">
          {pitch.name}, {pitch.address}
          {price.amount > 0 && `, ${costText(challenge, price)}`}
        </span>
        {free && (
          <span className="small strong">
            <br />
            {free}
          </span>
        )}
        <SlotState tone={state}>{slotStateText(challenge, state)}</SlotState>
      </span>
    </>
  )
}

const Offered = ({ challenge }: { challenge: LiveChallenge }) => (
  <Section title="Times offered">
    <ul>
      {challenge.slots.map((slot) => (
        <li key={slot._id} className={styles.slot}>
          <About {...{ slot, challenge }} />
        </li>
      ))}
    </ul>
  </Section>
)

function Answer({ challenge }: { challenge: LiveChallenge }) {
  const { answer, doing } = useAnswer(challenge._id)
  const held = challenge.slots.filter(({ state }) => state === 'held')
  const [picked, pick] = useState<string>()
  const chosen = held.find(({ _id }) => _id === picked) ?? held[0]
  return (
    <Section title="Pick one">
      <fieldset className={styles.slots}>
        <legend className="vh">Times offered</legend>
        {challenge.slots.map((slot) => (
          <label key={slot._id} className={styles.slot}>
            <input
              type="radio"
              name="slot"
              checked={slot === chosen}
              disabled={slot.state !== 'held'}
              onChange={() => pick(slot._id)}
            />
            <About {...{ slot, challenge }} />
          </label>
        ))}
      </fieldset>
      <Clash with={chosen} className={styles.clash} />
      {chosen && (
        <Button
          size="big"
          block
          pending={doing === 'accept'}
          pendingText="Accepting..."
          onClick={() => void answer({ act: 'accept', slot: chosen._id })}
        >
          Accept {shortly(chosen)}
        </Button>
      )}
    </Section>
  )
}

function OtherAnswers({ challenge }: { challenge: LiveChallenge }) {
  const { answer, doing } = useAnswer(challenge._id)
  const [declining, setDeclining] = useState(false)
  const [reason, setReason, forgetReason] = useKeptText(`no to ${challenge._id}`)
  const search = new URLSearchParams({ counters: challenge._id, team: challenge.to._id })
  return (
    <Section title="Or">
      <div className={styles.acts}>
        <Link
          className={buttonClass({ variant: 'ghost', block: true })}
          to={`/teams/${challenge.from._id}/challenge?${search}`}
        >
          Suggest other times
        </Link>
        <Button variant="ghost" block aria-expanded={declining} onClick={() => setDeclining(!declining)}>
          Decline
        </Button>
        {declining && (
          <>
            <Textarea
              label="A word, if you like"
              rows={2}
              maxLength={300}
              value={reason}
              onChange={({ target }) => setReason(target.value.replaceAll('\n', ' '))}
            />
            <Button
              variant="danger"
              block
              pending={doing === 'decline'}
              pendingText="Declining..."
              onClick={async () => {
                if (await answer({ act: 'decline', reason })) forgetReason()
              }}
            >
              Decline the challenge
            </Button>
          </>
        )}
      </div>
    </Section>
  )
}

function Withdraw({ challenge }: { challenge: LiveChallenge }) {
  const { answer, doing } = useAnswer(challenge._id)
  const [asking, setAsking] = useState(false)
  const dialog = useLazyModule(loadDialog, asking, () => setAsking(false))
  return (
    <Section title="Waiting for their answer">
      <p>Your times stay held until then, no longer.</p>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      {dialog && (
        <dialog.ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Withdraw the challenge?"
          description="Your times are free again at once."
          cancelText="Keep it"
          confirmText="Withdraw"
          pendingText="Withdrawing..."
          pending={doing === 'withdraw'}
          onConfirm={() => void answer({ act: 'withdraw' })}
        />
      )}
    </Section>
  )
}
