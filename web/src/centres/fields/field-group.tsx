import type { ReactNode } from 'react'

export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="grid grid-cols-1 gap-4">
    <legend className="mb-3 text-h2 font-stretch-125% font-extrabold">{legend}</legend>
    {children}
  </fieldset>
)
