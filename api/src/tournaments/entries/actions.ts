import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { StoredMember } from '../../teams/sql.ts'
import { settleMatches } from '../calendar/actions.ts'
import { notifyEntryReplaced } from '../notifying.ts'
import { hasBegun } from '../progress.ts'
import type { StoredTournament, StoredEntry, StoredTie } from '../sql.ts'
import { toSquad } from './rules.ts'
import { type SquadRow, replaceSquad, listPlayersInOtherSquads, moveEntry } from './sql.ts'

export const updateSquad = async (
  db: Database,
  { id }: StoredTournament,
  team: string,
  squad: readonly SquadRow[],
) => {
  const entered = { tournamentId: id, team }
  const wanted = squad.map(({ player }) => player)
  const players = await listPlayersInOtherSquads(db, entered, wanted)
  if (players.length) throw new ApiError('in-two-squads', { players })
  await replaceSquad(db, entered, squad)
}

interface Successor {
  id: string
  isAgreed: boolean
  members: readonly StoredMember[]
}

export const replaceEntry = async (
  db: Database,
  stored: StoredTournament,
  { team: out }: StoredEntry,
  { id: team, isAgreed, members }: Successor,
  actor: UserActor,
) => {
  if (stored.entries.some((entry) => entry.team === team)) throw new ApiError('already-entered')
  const plays = ({ teamOne, teamTwo }: StoredTie) => teamOne === out || teamTwo === out
  const own = stored.ties.filter(plays)
  if (own.some(hasBegun) || stored.earlier.some(plays)) throw new ApiError('team-has-begun')
  await moveEntry(db, { tournamentId: stored.id, team: out, to: team, isAgreed, now: actor.now })
  await updateSquad(db, stored, team, toSquad(members, undefined, stored.squadMost))
  const matches = own.map(({ id }) => id)
  const after = await settleMatches(db, stored.id, matches, actor.now)
  await notifyEntryReplaced(db, stored, after, { out, team }, actor)
}
