import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { findSplitPriceSlots, findUnpricedHours } from '@i-one/game/centres/prices'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dayNames } from '../../pitches/opening-hours.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { bindField } from '../fields/bind-field.ts'
import { weekdayNames } from '../report/occupancy-words.ts'
import {
  type PriceListFormValues,
  type PriceFormErrors,
  type PricedHoursFormValues,
  toPricedHours,
} from './price-answers.ts'

type WeekPricesProps = {
  pitch: OwnPitch
  list: PriceListFormValues
  path: string
  errors: PriceFormErrors
  onChange: (list: PriceListFormValues) => void
}

const newHours: PricedHoursFormValues = { days: [], open: '17:00', close: '23:00', price: '' }

export function WeekPrices({ pitch, list, path, errors, onChange }: WeekPricesProps) {
  const change = (week: PricedHoursFormValues[]) => onChange({ ...list, week })
  return (
    <>
      <ol className="grid gap-4 w-full not-empty:mb-4">
        {list.week.map((hours, at) => (
          // The index is the key, because price rows have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Row
              hours={hours}
              number={at + 1}
              errorOf={(field) => errors[`${path}.week.${at}.${field}`]}
              onChange={(part) => change(list.week.with(at, { ...hours, ...part }))}
              onRemove={() => change(list.week.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Button variant="ghost" size="small" onClick={() => change([...list.week, newHours])}>
        <Trans>Add a price</Trans>
      </Button>
      <Warnings pitch={pitch} list={list} />
    </>
  )
}

type RowProps = {
  hours: PricedHoursFormValues
  number: number
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<PricedHoursFormValues>) => void
  onRemove: () => void
}

const Row = ({ hours, number, errorOf, onChange, onRemove }: RowProps) => (
  <fieldset
    className="grid gap-3 min-w-0 p-4 border border-stone rounded-card bg-paper"
    aria-label={t`Price ${number}`}
  >
    <div className="grid grid-cols-7 gap-1 max-w-[480px]">
      {dayNames.map((day, n) => (
        <button
          key={day}
          type="button"
          className={classNames(
            'min-h-11 p-0 text-least font-strong border-2 rounded-card cursor-pointer',
            hours.days.includes(n + 1) ? 'bg-turf text-white border-turf' : 'bg-transparent border-stone',
          )}
          aria-label={day}
          aria-pressed={hours.days.includes(n + 1)}
          onClick={() =>
            onChange({
              days: hours.days.includes(n + 1)
                ? hours.days.filter((one) => one !== n + 1)
                : [...hours.days, n + 1].toSorted((a, b) => a - b),
            })
          }
        >
          {weekdayNames[n]}
        </button>
      ))}
    </div>
    <div role="alert">
      {errorOf('days') && <FieldError id={`price-${number}-days`}>{errorOf('days')}</FieldError>}
    </div>
    <div className="grid grid-cols-2 gap-3 items-end sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
      <Field type="time" label={t`From`} {...bindField(hours, 'open', onChange)} />
      <Field type="time" label={t`Until`} {...bindField(hours, 'close', onChange, errorOf('close'))} />
      <Field label={t`Price per slot`} {...bindField(hours, 'price', onChange, errorOf('amount'))} />
      <IconButton icon="trash" label={t`Remove price ${number}`} onClick={onRemove} />
    </div>
  </fieldset>
)

const hoursText = (day: number, start: string, end: string) =>
  t`${{ day: weekdayNames[day - 1] ?? '' }} ${start} to ${end}`

const limitedListText = (texts: string[]) =>
  texts.length > 4
    ? t`${{ items: commaText(...texts.slice(0, 4)) }} and ${{ count: texts.length - 4 }} more`
    : commaText(...texts)

function Warnings({ pitch, list }: Pick<WeekPricesProps, 'pitch' | 'list'>) {
  if (list.week.some(({ open, close }) => !open || !close)) return null
  const week = toPricedHours(list, pitch.price.currency)
  const gaps = findUnpricedHours(week, pitch.openingHours)
  const cuts = findSplitPriceSlots(week, pitch.openingHours, pitch.slotMinutes)
  return (
    <div aria-live="polite" className="grid gap-2">
      {gaps.length > 0 && (
        <p className="py-3 px-4 rounded-card bg-amber-soft text-amber-ink">
          <Trans>
            No price in this list:{' '}
            {{ hours: limitedListText(gaps.map(({ day, open, close }) => hoursText(day, open, close))) }}. The
            base price of {{ price: moneyText(pitch.price) }} applies.
          </Trans>
        </p>
      )}
      {cuts.length > 0 && (
        <p className="py-3 px-4 rounded-card bg-amber-soft text-amber-ink">
          <Trans>
            The price changes during{' '}
            {{ hours: limitedListText(cuts.map(({ day, start, end }) => hoursText(day, start, end))) }}. A
            slot costs the price that applies when it starts.
          </Trans>
        </p>
      )}
    </div>
  )
}
