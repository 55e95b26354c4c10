import type { ReactNode } from 'react'

/** Clips decoration in place of the band, whose search can open a list below it. */
export function Crop({ children }: { children: ReactNode }) {
  return (
    <span
      className="absolute inset-0 -z-1 overflow-hidden rounded-[inherit] pointer-events-none"
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
