import type { ReactNode } from 'react'

/** Clips decoration. Clipping the page section would also cut off the open list of its search field. */
export const DecorationClip = ({ children }: { children: ReactNode }) => (
  <span
    className="absolute inset-0 -z-1 overflow-hidden rounded-[inherit] pointer-events-none"
    aria-hidden="true"
  >
    {children}
  </span>
)
