import { moneyText } from '@i-one/game/payments/money'
import { surfaces, surfaceText } from '@i-one/game/pitches/surfaces'
import { plural, t } from '@lingui/core/macro'
import { dayText, isValidDay } from '../../lib/pitch-time.ts'
import { levelLabels, whoPlaysLabels } from '../../sessions/format-text.ts'
import type { FilterField } from '../filters/filter-fields.tsx'
import { type FilterName, dayLabels, toMinorUnits } from './filters.ts'

const hours = Array.from({ length: 18 }, (_, at) => {
  const time = `${String(at + 6).padStart(2, '0')}:00`
  return { value: time, label: time }
})
const toOptions = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, label]) => ({ value: value === 'any' ? '' : value, label }))
const withoutAny = (texts: Record<string, string>) => toOptions(texts).filter(({ value }) => value !== '')

const surfaceOptions = surfaces.map((surface) => ({ value: surface, label: surfaceText(surface) }))
const teamSizeOptions = ['4', '5', '6', '7', '8'].map((players) => ({
  value: players,
  label: t`${players} a side`,
}))
export const nairaText = (naira: string) => moneyText({ amount: toMinorUnits(naira), currency: 'NGN' })

export const pitchFilterFields: readonly FilterField<'km' | 'surface' | 'size'>[] = [
  { name: 'km', label: t`Distance`, kind: 'range', min: 1, max: 25, step: 1, shown: (km) => t`${km} km` },
  { name: 'surface', label: t`Surface`, kind: 'pills', options: surfaceOptions },
  { name: 'size', label: t`Team size`, kind: 'pills', options: teamSizeOptions },
]

const dayPill = (day: string) => (isValidDay(day) ? dayText(day, 'UTC') : day)

export const gameFields: readonly FilterField<FilterName>[] = [
  { name: 'day', label: t`Day`, kind: 'pills', options: toOptions(dayLabels), shown: dayPill },
  {
    name: 'after',
    label: t`Kick-off from`,
    kind: 'select',
    options: hours,
    shown: (time) => t`From ${time}`,
  },
  {
    name: 'before',
    label: t`Kick-off until`,
    kind: 'select',
    options: hours,
    shown: (time) => t`Until ${time}`,
  },
  {
    name: 'price',
    label: t`Maximum price per player if full`,
    kind: 'range',
    min: 500,
    max: 6000,
    step: 500,
    shown: nairaText,
  },
  ...pitchFilterFields,
  {
    name: 'free',
    label: t`Minimum spots left`,
    kind: 'stepper',
    max: 20,
    shown: (count) => plural(Number(count), { one: `${count} spot left`, other: `${count} spots left` }),
  },
  {
    name: 'level',
    label: t({ message: 'Level', comment: 'How well the players play' }),
    kind: 'pills',
    options: withoutAny(levelLabels),
  },
  { name: 'who', label: t`Players`, kind: 'pills', options: withoutAny(whoPlaysLabels) },
]
