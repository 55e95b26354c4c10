import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { t } from '@lingui/core/macro'
import { classNames } from '../ui/class-names.ts'
import { Field } from '../ui/fields/field.tsx'
import { Segmented } from '../ui/fields/segmented.tsx'
import { Select } from '../ui/fields/select.tsx'
import { levelLabels, toNumberOptions, whoPlaysLabels } from './format-text.ts'

type More = Pick<SessionSettings, 'title' | 'note' | 'level' | 'whoPlays' | 'firstTo' | 'minutesPerMatch'>

type MoreFieldsProps = { value: More; onChange: (some: Partial<More>) => void; className?: string }

const toOptions = <Value extends string>(texts: Record<Value, string>) =>
  (Object.entries(texts) as [Value, string][]).map(([value, label]) => ({ value, label }))

const ends = {
  clock: t`When time is up`,
  ten: t`After 10 minutes`,
  two: t`First to two goals`,
} as const

const longMatch = 10
const usualMatch = 8
const goals = 2

const getEnd = ({ firstTo, minutesPerMatch }: More): keyof typeof ends => {
  if (firstTo > 0) return 'two'
  return minutesPerMatch === longMatch ? 'ten' : 'clock'
}

const toEndSettings = (end: keyof typeof ends, { minutesPerMatch }: More): Partial<More> => ({
  firstTo: end === 'two' ? goals : 0,
  minutesPerMatch: end === 'ten' ? longMatch : Math.min(minutesPerMatch, usualMatch),
})

export const SessionDetailFields = ({ value, onChange, className }: MoreFieldsProps) => (
  <div className={classNames('stack', className)}>
    <Field
      label={t`Title`}
      hint={t`Optional, like ‘Friday fives’.`}
      maxLength={60}
      value={value.title}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <Field
      label={t`Note for players`}
      hint={t`Optional, like ‘Bring white bibs’.`}
      maxLength={200}
      value={value.note}
      onChange={({ target }) => onChange({ note: target.value })}
    />
    <div className="grid grid-cols-2 items-end gap-4 max-[360px]:grid-cols-1">
      <Select
        label={t`Level`}
        options={toOptions(levelLabels)}
        value={value.level}
        onChange={({ target }) => onChange({ level: target.value as More['level'] })}
      />
      <Select
        label={t`Players`}
        options={toOptions(whoPlaysLabels)}
        value={value.whoPlays}
        onChange={({ target }) => onChange({ whoPlays: target.value as More['whoPlays'] })}
      />
    </div>
    <Select
      label={t`Match ends`}
      options={toOptions(ends)}
      value={getEnd(value)}
      onChange={({ target }) => onChange(toEndSettings(target.value as keyof typeof ends, value))}
    />
  </div>
)

const oneToEight = [1, 2, 3, 4, 5, 6, 7, 8]
export const oneToEightOptions = toNumberOptions(oneToEight)

/** Also includes the current length, such as 10 minutes, so that the select can show it. */
const toMinutesOptions = (minutes: number) => toNumberOptions([...new Set([...oneToEight, minutes])])

const numbers = ['minutesPerMatch', 'playersPerTeam', 'sets'] as const
type Numbers = Pick<SessionSettings, (typeof numbers)[number]>

type NumberFieldsProps = {
  value: Numbers
  labels: Record<keyof Numbers, string>
  onChange: (some: Partial<Numbers>) => void
  className?: string
}

export const FormatNumberFields = ({ value, labels, onChange, className }: NumberFieldsProps) =>
  numbers.map((name) => (
    <Select
      key={name}
      label={labels[name]}
      className={className}
      options={name === 'minutesPerMatch' ? toMinutesOptions(value[name]) : oneToEightOptions}
      value={String(value[name])}
      onChange={({ target }) => onChange({ [name]: Number(target.value) })}
    />
  ))

type Visibility = SessionSettings['visibility']

export const VisibilityChoice = (choice: { value: Visibility; onChange: (next: Visibility) => void }) => (
  <Segmented
    {...choice}
    label={t`Who can join?`}
    items={[
      { value: 'public', label: t`Everyone` },
      { value: 'link', label: t`Anyone with the link` },
    ]}
  />
)
