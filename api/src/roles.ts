import type { LoggedIn } from './lib/http/log-in.ts'
import { Refusal } from './lib/http/refusal.ts'

/** Who asks, seen from the thing asked about. Whoever is more is the lesser too: an `onlooker` is a `user`. */
export type Role =
  /** Signed in or not; `user` signed in. What they get is their own, or nobody's. */
  | 'anyone'
  | 'user'
  /** Anybody, of what is public. */
  | 'passer-by'
  /** May see it: of what is public anybody signed in, else who has to do with it. */
  | 'onlooker'
  /** Of the session or team; of a challenge, who may act for the team challenged. */
  | 'captain'
  /** Captain of a team that plays a set of the session, or a side of the match. */
  | 'team-captain'
  /** Captain of the second side of the session. */
  | 'opponent'
  /** May act for the team too. */
  | 'vice-captain'
  /** May act for the team that challenges. */
  | 'challenger'
  /** Owner of its pitch or of the tournament; `admin` is staff. */
  | 'organizer'
  | 'admin'
  /** Who works at the centre of the pitch. */
  | 'manager'
  | 'desk'
  | 'viewer'
  /** Has or had a place in the session; in a lineup of the match; of a challenge, member of the team challenged. */
  | 'player'
  /** Who put that guest in. */
  | 'host'
  /** Whom the captain lets keep the score. */
  | 'scorer'
  /** Of a held slot. */
  | 'holder'

/** What a call concerns, and who of those to whom it is something may make it. */
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

/** Who asks, as rules see them. */
export interface Asker {
  id: string
  isAdmin: boolean
}

/** To others there is nothing; staff learn that they have to show a passkey. */
export const requireStaff = ({ isAdmin, needsPasskey }: Pick<LoggedIn, 'isAdmin' | 'needsPasskey'>) => {
  if (needsPasskey) throw new Refusal('passkey-needed')
  if (!isAdmin) throw new Refusal('not-found')
}
