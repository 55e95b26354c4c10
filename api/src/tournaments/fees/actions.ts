import { day } from '@i-one/game/durations'
import type { Database } from '../../lib/database/database.ts'
import { eachOf } from '../../lib/database/each-due.ts'
import type { UserDoing } from '../../lib/doing.ts'
import { notify } from '../../notifications/actions.ts'
import type { StoredMember } from '../../teams/sql.ts'
import type { StoredTournament } from '../sql.ts'
import { keepFee, listFeeBalances, listFeesToRemind, takeFeeToRemind } from './sql.ts'

type WithFee = Pick<StoredTournament, 'id' | 'feeAmount'>

/** A team that enters owes the fee from then on. All of these are under the tournament's lock. */
export const oweFee = async (db: Database, { id, feeAmount }: WithFee, team: string, now: Date) => {
  if (feeAmount) await keepFee(db, { tournamentId: id, team, fee: feeAmount, now })
}

/** A team that withdraws while that is free owes nothing; what it has paid is to be given back. */
export const forgiveFee = async (db: Database, { id, feeAmount }: WithFee, team: string, now: Date) => {
  if (feeAmount) await keepFee(db, { tournamentId: id, team, fee: 0, now })
}

/** Tells the leaders of a team that the organizer entered which fee the team owes, and how to refuse it. */
export const notifyOfEntry = async (
  db: Database,
  { name, code, feeAmount, feeCurrency, timeZone }: StoredTournament,
  { id, members }: { id: string; members: readonly StoredMember[] },
  { by, now }: UserDoing,
) => {
  if (!feeAmount || feeCurrency === null) return
  const users = members
    .filter(({ state, role }) => state === 'member' && role !== 'member')
    .map(({ userId }) => userId)
  const price = { amount: feeAmount, currency: feeCurrency }
  const facts = { player: by, tournament: name, code, price, timeZone }
  await notify(db, { kind: 'fee-due', users, teamId: id, facts, now })
}

/** Nobody owes for a tournament that is called off. */
export const forgiveFees = async (db: Database, { id }: WithFee, now: Date) => {
  for (const { team } of await listFeeBalances(db, id))
    await keepFee(db, { tournamentId: id, team, fee: 0, now })
}

/**
 * Three days before entries close, who leads a team that has not paid is reminded, once. Who entered less than a day ago
 * has just seen the fee, so they hear a day after that.
 */
export const remindOfFees = async (db: Database, now: Date) => {
  const until = new Date(now.getTime() + 3 * day)
  const enteredBefore = new Date(now.getTime() - day)
  const entries = await listFeesToRemind(db, { until, enteredBefore, now })
  await eachOf(db, entries, async (transaction, entry) => {
    const due = await takeFeeToRemind(transaction, entry, now)
    if (!due) return
    const { team, leaders, tournament, code, price, entriesUntil, timeZone } = due
    const facts = { tournament, code, price, until: entriesUntil, timeZone }
    await notify(transaction, { kind: 'fee-due', users: leaders, teamId: team, facts, now })
  })
}
