import type { Availability } from '@i-one/contract/availability'
import { Segmented } from '../../ui/fields/segmented.tsx'

const items = [
  { value: 'in', label: 'In' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'out', label: 'Out' },
] as const

type AvailabilityChoiceProps = {
  label?: string
  answer: Availability | undefined
  onAnswer: (answer: Availability) => void
  className?: string
}

export const AvailabilityChoice = ({
  label = 'Are you coming?',
  answer,
  onAnswer,
  className = '',
}: AvailabilityChoiceProps) => (
  <Segmented
    label={label}
    className={className}
    value={answer ?? ''}
    onChange={(next) => next !== '' && onAnswer(next)}
    items={items}
  />
)

export const Undecided = ({ maybe, unsaid }: { maybe: readonly string[]; unsaid: readonly string[] }) => (
  <>
    {maybe.length > 0 && <p className="small mute">Maybe: {maybe.join(', ')}.</p>}
    {unsaid.length > 0 && <p className="small mute">No answer yet from {unsaid.join(', ')}.</p>}
  </>
)
