import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

export const WarningBar = ({ children }: { children: ReactNode }) => (
  <output className="flex items-center gap-3 py-3 px-gut bg-amber-soft text-amber-ink leading-[1.35] outline-1 outline-transparent">
    <Icon name="warning" />
    <span>{children}</span>
  </output>
)
