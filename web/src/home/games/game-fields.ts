import { moneyText } from '@i-one/game/payments/money'
import { dayText, isValidDay } from '../../lib/pitch-time.ts'
import { surfaces } from '../../pitches/surfaces.ts'
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

const surfaceOptions = surfaces.map((surface) => ({ value: surface, label: surface }))
const teamSizeOptions = ['4', '5', '6', '7', '8'].map((value) => ({ value, label: `${value} a side` }))
export const nairaText = (naira: string) => moneyText({ amount: toMinorUnits(naira), currency: 'NGN' })

export const pitchFilterFields: readonly FilterField<'km' | 'surface' | 'size'>[] = [
  { name: 'km', label: 'Distance', kind: 'range', min: 1, max: 25, step: 1, shown: (km) => `${km} km` },
  { name: 'surface', label: 'Surface', kind: 'pills', options: surfaceOptions },
  { name: 'size', label: 'Team size', kind: 'pills', options: teamSizeOptions },
]

const dayPill = (day: string) => (isValidDay(day) ? dayText(day, 'UTC') : day)

export const gameFields: readonly FilterField<FilterName>[] = [
  { name: 'day', label: 'Day', kind: 'pills', options: toOptions(dayLabels), shown: dayPill },
  { name: 'after', label: 'Kick-off from', kind: 'select', options: hours, shown: (time) => `From ${time}` },
  {
    name: 'before',
    label: 'Kick-off until',
    kind: 'select',
    options: hours,
    shown: (time) => `Until ${time}`,
  },
  {
    name: 'price',
    label: 'Maximum price per player if full',
    kind: 'range',
    min: 500,
    max: 6000,
    step: 500,
    shown: nairaText,
  },
  ...pitchFilterFields,
  {
    name: 'free',
    label: 'Minimum spots left',
    kind: 'stepper',
    max: 20,
    shown: (count) => `${count} ${count === '1' ? 'spot' : 'spots'} left`,
  },
  { name: 'level', label: 'Level', kind: 'pills', options: withoutAny(levelLabels) },
  { name: 'who', label: 'Players', kind: 'pills', options: withoutAny(whoPlaysLabels) },
]
