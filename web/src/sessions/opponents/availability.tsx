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
  onResponse: (answer: Availability) => void
  className?: string
}

export const AvailabilityChoice = ({ answer, onResponse, ...choice }: AvailabilityChoiceProps) => (
  <Segmented
    label="Are you coming?"
    {...choice}
    value={answer ?? ''}
    onChange={(next) => next !== '' && onResponse(next)}
    items={items}
  />
)

type UndecidedPlayersProps = Record<'maybe' | 'unsaid', readonly string[]>

export const UndecidedPlayers = ({ maybe, unsaid }: UndecidedPlayersProps) => (
  <>
    {maybe.length > 0 && <p className="small mute">Maybe: {maybe.join(', ')}.</p>}
    {unsaid.length > 0 && <p className="small mute">No answer yet from {unsaid.join(', ')}.</p>}
  </>
)
