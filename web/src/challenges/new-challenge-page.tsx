import type { Team, TeamCard } from '@i-one/contract/teams'
import { moneyText } from '@i-one/game/payments/money'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { unlessSeen } from '../lib/unless-seen.ts'
import { pitchQuery } from '../pitches/queries.ts'
import { SlotFields } from '../sessions/new/slot-fields.tsx'
import { leadsTeam } from '../teams/leads-team.ts'
import { myTeamsQuery, teamQuery } from '../teams/queries.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Section } from '../ui/layout/section.tsx'
import { DuelHead } from './duel-head.tsx'
import { type Answers, type OfferedSlot, formats, useOffer } from './use-offer.ts'
import styles from './challenges.module.css'

/** A team is challenged, or other times are suggested for the challenge in the address. */
export function Component() {
  usePageTitle('Challenge')
  const { id = '' } = useParams()
  const { data: team } = useQuery({ ...teamQuery(id, undefined), throwOnError: unlessSeen })
  const { data: mine } = useQuery({ ...myTeamsQuery, throwOnError: unlessSeen })
  if (!team || !mine)
    return (
      <Loading label="Loading the teams">
        <Skeleton height={220} />
        <Skeleton height={320} />
      </Loading>
    )
  const led = mine.filter((one) => leadsTeam(one) && one._id !== id)
  if (led.length === 0)
    return (
      <div className={`wrap ${styles.page}`}>
        <Empty
          title="No team to challenge with"
          sentence="A challenge is sent by the captain of another team."
          art="area"
        />
      </div>
    )
  return <NewChallenge team={team} led={led} />
}

const most = 3

function NewChallenge({ team, led }: { team: Team; led: readonly TeamCard[] }) {
  const [search] = useSearchParams()
  const counters = search.get('counters') ?? undefined
  const { slots, setSlots, send, sending } = useOffer({ to: team._id, counters })
  const [asked, setAsked] = useState(false)
  const [answers, setAnswers] = useState<Answers>({
    team: search.get('team') ?? led[0]?._id ?? '',
    format: '2x20',
    playersPerTeam: 5,
    aet: true,
    penaltyShootout: true,
    words: '',
  })
  const answer = (some: Partial<Answers>) => setAnswers({ ...answers, ...some })
  const from = led.find(({ _id }) => _id === answers.team)
  const title = counters ? `Other times for ${team.name}` : `Challenge ${team.name}`
  usePageTitle(title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (slots.length > 0 && !sending) send(answers)
  }
  return (
    <>
      <DuelHead
        from={from}
        to={team}
        title={title}
        sentence="Offer up to three times. They pick one, the others are free again at once."
      />
      <form noValidate className={`wrap ${styles.page}`} onSubmit={submit}>
        <div className={styles.side}>
          <Times slots={slots} asked={asked} onChange={setSlots} />
        </div>
        <div className={styles.side}>
          <How answers={answers} led={counters ? [] : led} onAnswer={answer} />
          <Section title="What happens">
            <p>
              Your times are held until they answer: a day at most, and no longer than until six hours before
              each begins. Accepted, it is a Friendly Match with both captains in charge, and each side pays
              half.
            </p>
          </Section>
          <Button type="submit" size="big" block pending={sending} pendingText="Sending...">
            {counters ? 'Suggest these times' : 'Send the challenge'}
          </Button>
        </div>
      </form>
    </>
  )
}

type TimesProps = {
  slots: readonly OfferedSlot[]
  asked: boolean
  onChange: (slots: OfferedSlot[]) => void
}

function Times({ slots, asked, onChange }: TimesProps) {
  const [pitchId, choosePitch] = useState<string>()
  const { data: pitch } = useQuery({
    ...pitchQuery(pitchId ?? ''),
    enabled: pitchId !== undefined,
    throwOnError: unlessSeen,
  })
  const isOffered = (start: string) =>
    slots.some((slot) => slot.start === start && slot.pitch._id === pitch?._id)
  return (
    <>
      <Section title="Times you offer">
        {slots.length === 0 && (
          <p className={asked ? 'strong' : 'mute'} role={asked ? 'alert' : undefined}>
            {asked ? 'Offer at least one time.' : 'None yet. Choose a pitch, a day and a time below.'}
          </p>
        )}
        <ul className={styles.slots}>
          {slots.map((slot) => (
            <Offered
              key={`${slot.pitch._id} ${slot.start}`}
              slot={slot}
              onRemove={() => onChange(slots.filter((one) => one !== slot))}
            />
          ))}
        </ul>
        {slots.length === most && (
          <p className="small mute">Three is the most. Take one out to choose another.</p>
        )}
      </Section>
      {slots.length < most && (
        <SlotFields
          key={pitchId}
          pitch={pitch}
          hold={undefined}
          pending={false}
          asked={false}
          onPitch={choosePitch}
          onSlot={(start) => pitch && !isOffered(start) && onChange([...slots, { pitch, start }])}
        />
      )}
    </>
  )
}

function Offered({ slot: { pitch, start }, onRemove }: { slot: OfferedSlot; onRemove: () => void }) {
  const when = `${dayText(start, pitch.timeZone)}, ${timeText(start, pitch.timeZone)}`
  return (
    <li className={styles.slot}>
      <b className="num">{timeText(start, pitch.timeZone)}</b>
      <span>
        <b>{dayText(start, pitch.timeZone)}</b>
        <br />
        <span className="small mute">
          {pitch.name}, {moneyText(pitch.price)}
        </span>
      </span>
      <IconButton icon="close" label={`Take out ${when}`} onClick={onRemove} />
    </li>
  )
}

type HowProps = {
  answers: Answers
  led: readonly TeamCard[]
  onAnswer: (some: Partial<Answers>) => void
}

const sizes = [4, 5, 6, 7, 8].map((size) => ({ value: String(size), label: String(size) }))

const How = ({ answers, led, onAnswer }: HowProps) => (
  <Section title="How you play">
    <div className={styles.fields}>
      {led.length > 1 && (
        <Select
          label="Your team"
          value={answers.team}
          options={led.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ target }) => onAnswer({ team: target.value })}
        />
      )}
      <Select
        label="Minutes"
        value={answers.format}
        options={formats}
        onChange={({ target }) => onAnswer({ format: target.value })}
      />
      <Select
        label="Players a side"
        value={String(answers.playersPerTeam)}
        options={sizes}
        onChange={({ target }) => onAnswer({ playersPerTeam: Number(target.value) })}
      />
      <Checkbox
        label="AET"
        checked={answers.aet}
        onChange={({ target }) => onAnswer({ aet: target.checked })}
      />
      <Checkbox
        label="Penalty Shootout"
        checked={answers.penaltyShootout}
        onChange={({ target }) => onAnswer({ penaltyShootout: target.checked })}
      />
      <Textarea
        label="A word to their captain"
        rows={3}
        maxLength={300}
        value={answers.words}
        onChange={({ target }) => onAnswer({ words: target.value.replaceAll('\n', ' ') })}
      />
    </div>
  </Section>
)
