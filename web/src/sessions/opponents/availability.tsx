import type { Availability } from '@i-one/contract/availability'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { commaText } from '../../ui/text/joins.ts'

const items = [
  { value: 'in', label: t({ message: 'In', comment: 'The player can play' }) },
  { value: 'maybe', label: t`Maybe` },
  { value: 'out', label: t({ message: 'Out', comment: 'The player can’t play' }) },
] as const

type AvailabilityChoiceProps = {
  label?: string
  answer: Availability | undefined
  onResponse: (answer: Availability) => void
  className?: string
}

export const AvailabilityChoice = ({ answer, onResponse, ...choice }: AvailabilityChoiceProps) => (
  <Segmented
    label={t`Are you coming?`}
    {...choice}
    value={answer ?? ''}
    onChange={(next) => next !== '' && onResponse(next)}
    items={items}
  />
)

type UndecidedPlayersProps = Record<'maybe' | 'unsaid', readonly string[]>

export const UndecidedPlayers = ({ maybe, unsaid }: UndecidedPlayersProps) => (
  <>
    {maybe.length > 0 && (
      <p className="small mute">
        <Trans>Maybe: {{ names: commaText(...maybe) }}.</Trans>
      </p>
    )}
    {unsaid.length > 0 && (
      <p className="small mute">
        <Trans>No answer yet from {{ names: commaText(...unsaid) }}.</Trans>
      </p>
    )}
  </>
)
