import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays, toLocalDay } from '../../lib/pitch-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { PriceListFormValues, PriceFormErrors } from './price-answers.ts'
import { WeekPrices } from './week-prices.tsx'

type PriceListsProps = {
  pitch: OwnPitch
  lists: readonly PriceListFormValues[]
  errors: PriceFormErrors
  onChange: (lists: PriceListFormValues[]) => void
}

const findCurrent = (lists: readonly PriceListFormValues[], today: string) =>
  lists
    .filter(({ from }) => from !== '' && from <= today)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1)

export function PriceLists({ pitch, lists, errors, onChange }: PriceListsProps) {
  const today = toLocalDay(useNow(), pitch.timeZone)
  const now = findCurrent(lists, today)
  const [chosen, setChosen] = useState(() => Math.max(0, now ? lists.indexOf(now) : 0))
  const wrong = lists.findIndex((_, n) => hasErrors(errors, n))
  const at = wrong >= 0 && !hasErrors(errors, chosen) ? wrong : Math.min(chosen, lists.length - 1)
  const list = lists[at]
  const add = () => {
    onChange([...lists, { from: lists.length > 0 ? addDays(today, 1) : today, week: list ? list.week : [] }])
    setChosen(lists.length)
  }
  const remove = () => {
    onChange(lists.toSpliced(at, 1))
    setChosen(0)
  }
  return (
    <div className="grid grid-cols-1 gap-5 justify-items-start *:min-w-0">
      <p className="mute">
        <Trans>
          {{ price: moneyText(pitch.price) }} for {{ minutes: pitch.slotMinutes }} minutes, unless a price
          below applies.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3 items-end">
        {lists.length > 1 && (
          <Select
            label={t`Price list`}
            options={lists.map((one, n) => ({
              value: String(n),
              label: priceListText(one.from || '…', one === now),
            }))}
            value={String(at)}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        )}
        <Button variant="ghost" onClick={add}>
          {lists.length === 0 ? t`Add a price list` : t`Add a later price list`}
        </Button>
      </div>
      {list && (
        <>
          <div className="flex flex-wrap gap-3 items-end">
            <Field
              type="date"
              label={t`First day`}
              value={list.from}
              error={errors[`lists.${at}.from`]}
              onChange={({ target }) => onChange(lists.with(at, { ...list, from: target.value }))}
            />
            <Button variant="ghost" onClick={remove}>
              <Trans>Remove this price list</Trans>
            </Button>
          </div>
          <WeekPrices
            pitch={pitch}
            list={list}
            path={`lists.${at}`}
            errors={errors}
            onChange={(changed) => onChange(lists.with(at, changed))}
          />
        </>
      )}
    </div>
  )
}

const priceListText = (day: string, isCurrent: boolean) =>
  isCurrent ? t`From ${day}, current` : t`From ${day}`

const hasErrors = (errors: PriceFormErrors, at: number) =>
  Object.keys(errors).some((path) => path.startsWith(`lists.${at}.`))
