import type { ReactNode } from 'react'

export const PlanLayout = ({ children }: { children: ReactNode }) => (
  <div className="wrap grid grid-cols-1 gap-11 items-start pt-8 pb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:pt-12 lg:pb-24">
    {children}
  </div>
)
