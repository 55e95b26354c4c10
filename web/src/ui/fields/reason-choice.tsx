import { useId } from 'react'

type ReasonChoiceProps<Why extends string> = {
  legend: string
  whys: readonly { value: Why; label: string }[]
  value: Why | undefined
  onChange: (why: Why) => void
}

export function ReasonChoice<Why extends string>({ legend, whys, value, onChange }: ReasonChoiceProps<Why>) {
  const name = useId()
  return (
    <fieldset className="my-4.5">
      <legend className="font-bold">{legend}</legend>
      {whys.map((why) => (
        <label
          key={why.value}
          className="flex items-center gap-3.5 min-h-12.5 border-b border-line font-semibold cursor-pointer"
        >
          <input
            className="flex-none size-6 m-0 [accent-color:var(--color-danger)]"
            type="radio"
            name={name}
            checked={value === why.value}
            onChange={() => onChange(why.value)}
          />
          {why.label}
        </label>
      ))}
    </fieldset>
  )
}
