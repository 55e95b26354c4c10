import type { ReactNode } from 'react'

type LoadingProps = { label: string; children: ReactNode; className?: string }

/** Holds skeletons: says in words what is coming, once. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div aria-busy="true" className={className}>
      <output className="vh">{label}</output>
      {children}
    </div>
  )
}
