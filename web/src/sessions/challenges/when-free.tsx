import type { Challenge } from '@i-one/contract/sessions/challenges'
import { Section } from '../../ui/layout/section.tsx'
import { AvailabilityChoice } from '../opponents/availability.tsx'
import { OfferedSlot, shortly } from './about-slot.tsx'
import { useAnswer } from './use-answer.ts'

/** For members of the challenged team. */
export function WhenFree({ challenge }: { challenge: Challenge }) {
  const { answer, saying } = useAnswer(challenge._id)
  return (
    <Section title="When can you play?">
      <p className="small mute">
        Your captain sees it before answering. If they accept a time you are in for, you have a place.
      </p>
      <ul>
        {challenge.slots.map((slot) => (
          <OfferedSlot key={slot._id} {...{ slot, challenge }}>
            {slot.state === 'held' && (
              <AvailabilityChoice
                label={`Can you play on ${shortly(slot)}?`}
                className="col-span-full"
                answer={saying?.slot === slot._id ? saying.answer : slot.answer}
                onAnswer={(said) => void answer({ act: 'say', slot: slot._id, answer: said })}
              />
            )}
          </OfferedSlot>
        ))}
      </ul>
    </Section>
  )
}
