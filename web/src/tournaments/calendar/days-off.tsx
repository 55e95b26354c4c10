import type { TournamentEntry } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { dateWithYearText } from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { commaText } from '../../ui/text/joins.ts'

export type DayOff = { team: string; date: string }

type DaysOffProps = {
  entries: readonly TournamentEntry[]
  from: string
  to: string
  off: readonly DayOff[]
  onChange: (off: DayOff[]) => void
}

export function DaysOff({ entries, from, to, off, onChange }: DaysOffProps) {
  const [team, setTeam] = useState('')
  const [date, setDate] = useState('')
  const teams = entries.filter(({ state }) => state === 'entered').map((entry) => entry.team)
  const nameOf = (id: string) => teams.find(({ _id }) => _id === id)?.name ?? ''
  const isSame = (one: DayOff, other: DayOff) => one.team === other.team && one.date === other.date
  const add = () => {
    const one = { team, date }
    onChange([...off.filter((other) => !isSame(other, one)), one])
    setDate('')
  }
  return (
    <fieldset className="grid justify-items-start gap-3">
      <legend className="strong mb-3">
        <Trans>Days off</Trans>
      </legend>
      {off.length > 0 && (
        <ul className="w-full">
          {off.map((one) => {
            const text = commaText(nameOf(one.team), dateWithYearText(one.date, 'UTC'))
            return (
              <li key={`${one.team} ${one.date}`} className="flex gap-2 items-center justify-between">
                {text}
                <IconButton
                  icon="close"
                  label={t`Remove: ${text}`}
                  onClick={() => onChange(off.filter((other) => !isSame(other, one)))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <div className="grid grid-cols-2 gap-4 items-start w-full">
        <Select
          label={t`Team`}
          placeholder={t`Choose a team`}
          options={toNameOptions(teams)}
          value={team}
          onChange={({ target }) => setTeam(target.value)}
        />
        <Field
          label={t`Day off`}
          type="date"
          min={from || undefined}
          max={to || undefined}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      </div>
      <Button variant="ghost" size="small" disabled={!team || !date} onClick={add}>
        <Trans>Add day off</Trans>
      </Button>
    </fieldset>
  )
}
