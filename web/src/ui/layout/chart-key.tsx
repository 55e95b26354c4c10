import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type ChartKeyProps = { className?: string | undefined; children: ReactNode }

/** Shows a chart legend. Each child must be a `<span>` that starts with a symbol. */
export const ChartKey = ({ className = 'mt-2.5', children }: ChartKeyProps) => (
  <figcaption
    className={classNames('flex gap-5 text-small font-semibold *:flex *:items-center *:gap-2', className)}
  >
    {children}
  </figcaption>
)
