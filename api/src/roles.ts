import { Refusal } from './lib/http/refusal.ts'

/**
 * What the one who asks is to the thing asked about. Whoever is more is the lesser too: an `onlooker` is a `user`.
 *
 * - `anyone`: signed in or not; `user`: anybody signed in. What they get is their own, or nobody's.
 * - `passer-by`: anybody, signed in or not, of what is public.
 * - `onlooker`: may see it: of what is public a passer-by, of a session that is seen by its link alone, and of its
 *   matches, who has to do with it.
 * - `captain` of the session or of the team, `organizer`: owner of its pitch or of the tournament, `admin`: staff.
 * - `opponent`: captain of the second side of the session; `team-captain`: captain of a team that plays a set of the session,
 *   or a side of the match.
 * - `vice-captain` of the team, who may act for it too.
 * - `captain` of a challenge: who may act for the team challenged, `challenger` for the one that asks.
 * - `player`: in a lineup of the match.
 * - `host`: who put that guest in; `scorer`: whom the captain lets keep the score; `holder` of a held slot.
 */
export type Role =
  | 'anyone'
  | 'user'
  | 'passer-by'
  | 'onlooker'
  | 'captain'
  | 'team-captain'
  | 'opponent'
  | 'vice-captain'
  | 'challenger'
  | 'organizer'
  | 'admin'
  | 'player'
  | 'host'
  | 'scorer'
  | 'holder'

/** Who asks, as rules see them. */
export interface Asker {
  id: string
  isAdmin: boolean
}

/** To others there is nothing. */
export const requireStaff = ({ isAdmin }: Asker) => {
  if (!isAdmin) throw new Refusal('not-found')
}
