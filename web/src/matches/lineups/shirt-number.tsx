import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Field } from '../../ui/fields/field.tsx'
import { setShirtNumber, type LineupRow, findOtherWearer } from './lineup-edit.ts'
import type { LineupEditing } from './use-lineup-editing.ts'

export function ShirtNumber({ editing, row }: { editing: LineupEditing; row: LineupRow }) {
  const [text, setText] = useState<string>()
  const [error, setError] = useState<string>()
  const save = () => {
    if (text === undefined) return
    const number = Number(text)
    const wrong = numberError(editing, row, text, number)
    setError(wrong)
    if (wrong) return
    setText(undefined)
    if (number !== row.number) editing.change(setShirtNumber(editing.lineup, row.player, number))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label={t`Number`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        error={error}
        value={text ?? row.number}
        onChange={({ target }) => setText(target.value)}
        onBlur={save}
      />
    </form>
  )
}

const numberError = ({ lineup }: LineupEditing, { player }: LineupRow, text: string, number: number) => {
  if (!/^[1-9]\d?$/.test(text)) return t`Choose a number from 1 to 99`
  const wearer = findOtherWearer(lineup, number, player)
  return wearer && t`${{ player: wearer.name }} already wears this number`
}
