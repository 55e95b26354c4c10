import { maxDates } from '@i-one/contract/centres/desk'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { toLocalDay, dayText, toInstant, isValidDay } from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'

type DayChoiceProps = {
  days: readonly string[]
  start: string
  timeZone: string
  onChange: (days: string[]) => void
}

export function DateChoice({ days, start, timeZone, onChange }: DayChoiceProps) {
  const [input, setInput] = useState(toLocalDay(start, timeZone))
  const canAdd = isValidDay(input) && !days.includes(input) && days.length < maxDates
  return (
    <div className="stack">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3 items-start">
        <Field
          type="date"
          label={t`Another date`}
          value={input}
          onChange={({ target }) => setInput(target.value)}
        />
        <Button
          type="button"
          variant="ghost"
          disabled={!canAdd}
          onClick={() => onChange([...days, input].toSorted())}
        >
          <Trans>Add date</Trans>
        </Button>
      </div>
      <fieldset className="flex flex-wrap gap-2" aria-label={t`Chosen dates`}>
        {days.map((day) => (
          <Button
            key={day}
            type="button"
            variant="ghost"
            size="small"
            disabled={days.length === 1}
            onClick={() => onChange(days.filter((one) => one !== day))}
          >
            <Trans>Remove {{ day: dayText(toInstant(`${day}T12:00`, timeZone), timeZone) }}</Trans>
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
