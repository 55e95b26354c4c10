import { seededRandom, shuffle } from '@i-one/game/random'
import type { Database } from '../../lib/database/database.ts'
import { newSeed } from '../new-seed.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'
import { findLotWinner, insertLot } from './sql.ts'

/** A lot drawn between these teams before stays valid. */
export const drawMatchLot = async (db: Database, { id }: StoredTournament, tie: StoredTie, now: Date) => {
  if (await findLotWinner(db, tie.id)) return
  const seed = newSeed()
  const teams = [tie.teamOne, tie.teamTwo].filter((team) => team !== null).toSorted()
  const drawn = shuffle(teams, seededRandom(seed))
  await insertLot(db, { tournamentId: id, teams: drawn, seed, match: tie.id, now })
}
