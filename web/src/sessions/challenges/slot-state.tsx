import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type SlotStateProps = { tone: keyof typeof dots; children: ReactNode }

const dots = {
  waiting:
    'before:size-3 before:border-[2.5px] before:border-dashed before:border-muted before:rounded-[50%]',
  held: 'before:size-3 before:border-6 before:border-turf before:rounded-[50%]',
  chosen: 'before:size-3 before:border-6 before:border-turf before:rounded-[2px]',
  lost: 'text-muted before:w-3 before:border-[1.5px] before:border-muted',
}

/** The dot's shape and colour both show the state. Not an `<output>`, because some states are inside a `<label>`. */
export const SlotState = ({ tone, children }: SlotStateProps) => (
  <span
    aria-live="polite"
    className={classNames('small flex items-center gap-2 my-1 font-semibold before:flex-none', dots[tone])}
  >
    {children}
  </span>
)
