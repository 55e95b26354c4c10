import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="flex items-center gap-1.5 mt-1.5 text-danger text-small font-semibold leading-[1.35]" id={id}>
    <Icon name="warning" size={16} />
    {children}
  </p>
)
