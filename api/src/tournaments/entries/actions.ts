import type { Database } from '../../lib/database/database.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import type { StoredTournament } from '../sql.ts'
import { type SquadRow, keepSquad, listElsewhere } from './sql.ts'

export const nameSquad = async (
  db: Database,
  { id }: StoredTournament,
  team: string,
  squad: readonly SquadRow[],
) => {
  const entered = { tournamentId: id, team }
  const players = await listElsewhere(
    db,
    entered,
    squad.map(({ player }) => player),
  )
  if (players.length) throw new Refusal('in-two-squads', { players })
  await keepSquad(db, entered, squad)
}
