import { ApiError } from './lib/http/api-error.ts'
import type { LoggedIn } from './lib/http/log-in.ts'

/** A caller's roles for one object; stronger roles include weaker ones, such as `user` for an `onlooker`. */
export type Role =
  | 'anyone'
  | 'user'
  | 'passer-by'
  /** May see the object. */
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
  /** Has or had a place, is in the lineup, or is a member of the challenged team. */
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

/** Others get 404, so that the console stays hidden. */
export const requireStaff = ({ isAdmin, needsPasskey }: Pick<LoggedIn, 'isAdmin' | 'needsPasskey'>) => {
  if (needsPasskey) throw new ApiError('passkey-needed')
  if (!isAdmin) throw new ApiError('not-found')
}
