import { useId } from 'react'

type PillsProps = {
  label: string
  value: string
  onChange: (value: string) => void
  items: readonly { value: string; label: string }[]
}

/** Clears the value when the chosen pill is pressed again. */
export function Pills({ label, value, onChange, items }: PillsProps) {
  const legend = useId()
  return (
    <fieldset className="min-w-0" aria-labelledby={legend}>
      <legend id={legend} className="mb-2 text-[0.9375rem] font-strong">
        {label}
      </legend>
      <div className="flex flex-wrap gap-2">
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            className="inline-flex items-center gap-2 min-h-touch py-0 px-3.5 [border:1.5px_solid_var(--color-field-line)] rounded-pill bg-paper font-strong whitespace-nowrap cursor-pointer aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
            aria-pressed={item.value === value}
            onClick={() => onChange(item.value === value ? '' : item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
