import type { Database } from '../../lib/database/database.ts'
import type { StoredTournament } from '../sql.ts'
import { keepFee, listFeeBalances } from './sql.ts'

type WithFee = Pick<StoredTournament, 'id' | 'feeAmount'>

/** A team that enters owes the fee from then on. All of these are under the tournament's lock. */
export const oweFee = async (db: Database, { id, feeAmount }: WithFee, team: string, now: Date) => {
  if (feeAmount) await keepFee(db, { tournamentId: id, team, fee: feeAmount, now })
}

/** A team that withdraws before the draw owes nothing; what it has paid is to be given back. */
export const forgiveFee = async (db: Database, { id, feeAmount }: WithFee, team: string, now: Date) => {
  if (feeAmount) await keepFee(db, { tournamentId: id, team, fee: 0, now })
}

/** Nobody owes for a tournament that is called off. */
export const forgiveFees = async (db: Database, { id }: WithFee, now: Date) => {
  for (const { team } of await listFeeBalances(db, id))
    await keepFee(db, { tournamentId: id, team, fee: 0, now })
}
