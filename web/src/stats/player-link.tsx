import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMainStore } from '../lib/store.ts'

type PlayerLinkProps = { player: string; className?: string; children: ReactNode }

/** Renders plain text for visitors, because the player page requires a sign-in. */
export function PlayerLink({ player, className, children }: PlayerLinkProps) {
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  if (!isMember)
    return (
      <span translate="no" className={className}>
        {children}
      </span>
    )
  return (
    <Link translate="no" className={className} to={`/players/${player}`}>
      {children}
    </Link>
  )
}
