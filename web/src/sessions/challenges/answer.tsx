import type { Challenge } from '@i-one/contract/sessions/challenges'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { ClashWarning } from '../../bookings/clash.tsx'
import { useSavedText } from '../../lib/forms/use-saved-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AvailabilityChoice } from '../opponents/availability.tsx'
import { SlotDetails, shortSlotText, OfferedSlot } from './about-slot.tsx'
import { useChallengeActions } from './use-answer.ts'

export function AcceptSection({ challenge }: { challenge: Challenge }) {
  const { answer, doing } = useChallengeActions(challenge._id)
  const held = challenge.slots.filter(({ state }) => state === 'held')
  const [picked, pick] = useState<string>()
  const chosen = held.find(({ _id }) => _id === picked) ?? held[0]
  return (
    <Section title={t`Pick a time`}>
      <fieldset className="mb-4">
        <legend className="vh">
          <Trans>Times offered</Trans>
        </legend>
        {challenge.slots.map((slot) => (
          <label
            key={slot._id}
            className="grid grid-cols-[28px_88px_minmax(0,1fr)] gap-x-3 gap-y-1 items-center min-h-19 py-2.5 border-b border-b-line leading-[1.35] cursor-pointer has-checked:-mx-3 has-checked:px-3 has-checked:rounded-field has-checked:bg-turf-soft has-disabled:text-muted has-disabled:cursor-default max-[300px]:grid-cols-[28px_minmax(0,1fr)] max-[300px]:[&>:not(input)]:col-2"
          >
            <input
              type="radio"
              name="slot"
              className="size-6 accent-turf"
              checked={slot === chosen}
              disabled={slot.state !== 'held'}
              onChange={() => pick(slot._id)}
            />
            <SlotDetails {...{ slot, challenge }} />
          </label>
        ))}
      </fieldset>
      <Unsaid challenge={challenge} />
      <ClashWarning with={chosen} className="mb-4" />
      {chosen && (
        <Button
          size="big"
          block
          pending={doing === 'accept'}
          pendingText={t`Accepting...`}
          onClick={() => void answer({ act: 'accept', slot: chosen._id })}
        >
          <Trans>Accept {{ time: shortSlotText(chosen) }}</Trans>
        </Button>
      )}
    </Section>
  )
}

function Unsaid({ challenge }: { challenge: Challenge }) {
  const { answer, doing } = useChallengeActions(challenge._id)
  const { unsaid, asks } = challenge
  if (!unsaid) return null
  return (
    <div className="flex flex-wrap gap-y-2 gap-x-4 items-center mt-2 mb-4">
      <p className="small mute">
        <Plural value={unsaid} one="# player hasn’t answered yet." other="# players haven’t answered yet." />
        {!asks && (
          <>
            {' '}
            <Trans>We’ve asked them.</Trans>
          </>
        )}
      </p>
      {asks && (
        <Button
          variant="ghost"
          size="small"
          pending={doing === 'ask'}
          pendingText={t`Asking...`}
          onClick={() => void answer({ act: 'ask' })}
        >
          <Trans>Ask them</Trans>
        </Button>
      )}
    </div>
  )
}

export function OtherAnswers({ challenge }: { challenge: Challenge }) {
  const { answer, doing } = useChallengeActions(challenge._id)
  const [declining, setDeclining] = useState(false)
  const [reason, setReason, deleteReason] = useSavedText(`no to ${challenge._id}`)
  const search = new URLSearchParams({ counters: challenge._id, team: challenge.to._id })
  return (
    <Section title={t`Other answers`}>
      <div className="grid gap-3">
        <Link
          className={buttonClass({ variant: 'ghost', block: true })}
          to={`/teams/${challenge.from._id}/challenge?${search}`}
        >
          <Trans>Suggest other times</Trans>
        </Link>
        <Button variant="ghost" block aria-expanded={declining} onClick={() => setDeclining(!declining)}>
          <Trans>Decline</Trans>
        </Button>
        {declining && (
          <>
            <Textarea
              label={t`Message (optional)`}
              rows={2}
              maxLength={300}
              value={reason}
              onChange={({ target }) => setReason(target.value.replaceAll('\n', ' '))}
            />
            <Button
              variant="danger"
              block
              pending={doing === 'decline'}
              pendingText={t`Declining...`}
              onClick={async () => {
                if (await answer({ act: 'decline', reason })) deleteReason()
              }}
            >
              <Trans>Decline the challenge</Trans>
            </Button>
          </>
        )}
      </div>
    </Section>
  )
}

export function AvailabilitySection({ challenge }: { challenge: Challenge }) {
  const { answer, saying } = useChallengeActions(challenge._id)
  return (
    <Section title={t`When can you play?`}>
      <p className="small mute">
        <Trans>
          Your captain sees your answer before deciding. If your captain accepts a time you can play, you get
          a spot.
        </Trans>
      </p>
      <ul>
        {challenge.slots.map((slot) => (
          <OfferedSlot key={slot._id} {...{ slot, challenge }}>
            {slot.state === 'held' && (
              <AvailabilityChoice
                label={t`Can you play on ${{ time: shortSlotText(slot) }}?`}
                className="col-span-full"
                answer={saying?.slot === slot._id ? saying.answer : slot.answer}
                onResponse={(said) => void answer({ act: 'say', slot: slot._id, answer: said })}
              />
            )}
          </OfferedSlot>
        ))}
      </ul>
    </Section>
  )
}
