import type { ReactNode } from 'react'

/** Clips decoration. The band cannot clip, because its search field opens a list below the band. */
export const DecorationClip = ({ children }: { children: ReactNode }) => (
  <span
    className="absolute inset-0 -z-1 overflow-hidden rounded-[inherit] pointer-events-none"
    aria-hidden="true"
  >
    {children}
  </span>
)
