import { moneyText } from '@i-one/game/payments/money'
import { levelTexts, whoPlaysTexts } from '../../sessions/format-text.ts'
import { Select } from '../../ui/fields/select.tsx'
import { type FilterName, type Filters, days } from './filters.ts'
import styles from './games-page.module.css'

type FilterFieldsProps = { filters: Filters; onChange: (name: FilterName, value: string) => void }

type Options = readonly { value: string; label: string }[]

const any = { value: '', label: 'Any' }
const hours: Options = Array.from({ length: 18 }, (_, at) => `${String(at + 6).padStart(2, '0')}:00`).map(
  (time) => ({ value: time, label: time }),
)
const prices: Options = [1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000].map((naira) => ({
  value: String(naira),
  label: moneyText({ amount: naira * 100, currency: 'NGN' }),
}))
const distances: Options = [1, 2, 5, 10, 15, 20].map((km) => ({ value: String(km), label: `${km} km` }))
const surfaces: Options = ['Astro turf', 'Grass', 'Sand', 'Concrete', 'Parquet'].map((surface) => ({
  value: surface,
  label: surface,
}))
const places: Options = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: String(count) }))
const named = (texts: Record<string, string>): Options =>
  Object.entries(texts)
    .filter(([value]) => value !== 'any')
    .map(([value, label]) => ({ value, label }))

const fields: readonly [name: FilterName, label: string, options: Options, isHalf?: true][] = [
  ['day', 'Day', named(days)],
  ['after', 'Kick-off from', hours, true],
  ['before', 'until', hours, true],
  ['price', 'At most, when full', prices],
  ['km', 'Within', distances],
  ['surface', 'Surface', surfaces],
  ['free', 'Places open, at least', places],
  ['level', 'Level', named(levelTexts)],
  ['who', 'Who plays', named(whoPlaysTexts)],
]

/** Each is there at once: the games beside them, or behind the sheet, follow. */
export const FilterFields = ({ filters, onChange }: FilterFieldsProps) => (
  <div className={styles.fields}>
    {fields.map(([name, label, options, isHalf]) => (
      <Select
        key={name}
        className={isHalf ? styles.half : undefined}
        label={label}
        options={[any, ...options]}
        value={options.some(({ value }) => value === filters[name]) ? filters[name] : ''}
        onChange={({ target }) => onChange(name, target.value)}
      />
    ))}
  </div>
)
