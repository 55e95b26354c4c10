import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode }

export const Checkbox = ({ label, ...input }: CheckboxProps) => (
  <div>
    <label className="flex items-center gap-3 min-h-touch font-semibold leading-[1.35] cursor-pointer">
      <input
        {...input}
        type="checkbox"
        className="flex-none size-6 m-0 [accent-color:var(--color-turf)] cursor-pointer"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  </div>
)
