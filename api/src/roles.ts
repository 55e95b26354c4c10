import { ApiError } from './lib/http/api-error.ts'
import type { AuthenticatedUser } from './lib/http/log-in.ts'

/** Role of a caller for one object. A caller with a stronger role also has the weaker roles. */
export type Role =
  | 'anyone'
  | 'user'
  | 'passer-by'
  /** Caller who may see the object. */
  | 'onlooker'
  | 'captain'
  | 'team-captain'
  | 'opponent'
  | 'vice-captain'
  | 'challenger'
  | 'organizer'
  | 'admin'
  | 'manager'
  | 'desk'
  | 'viewer'
  /** Caller who has or had a place, is in the lineup, or is a member of the challenged team. */
  | 'player'
  | 'host'
  | 'scorer'
  | 'holder'

export interface Permission {
  concerns:
    | 'nothing'
    | 'own account'
    | 'hold'
    | 'pitch'
    | 'centre'
    | 'session'
    | 'place'
    | 'match'
    | 'team'
    | 'tournament'
    | 'challenge'
    | 'staff'
  may: readonly Role[]
}

export interface Caller {
  id: string
  isAdmin: boolean
}

/** Throws `not-found` for other users, so that the staff console stays hidden. */
export const requireStaff = ({
  isAdmin,
  needsPasskey,
}: Pick<AuthenticatedUser, 'isAdmin' | 'needsPasskey'>) => {
  if (needsPasskey) throw new ApiError('passkey-needed')
  if (!isAdmin) throw new ApiError('not-found')
}
