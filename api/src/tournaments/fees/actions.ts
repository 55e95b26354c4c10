import { day } from '@i-one/game/durations'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { forEachId } from '../../lib/database/each-due.ts'
import { notify } from '../../notifications/actions.ts'
import { listLeaders } from '../../teams/rules.ts'
import type { StoredTeam } from '../../teams/sql.ts'
import type { StoredTournament } from '../sql.ts'
import { saveFee, listFeeBalances, listDueFees, claimDueFee } from './sql.ts'

type WithFee = Pick<StoredTournament, 'id' | 'feeAmount'>

export const chargeEntryFee = async (db: Database, { id, feeAmount }: WithFee, team: string, now: Date) => {
  if (feeAmount) await saveFee(db, { tournamentId: id, team, fee: feeAmount, now })
}

export const waiveFee = async (db: Database, { id, feeAmount }: WithFee, team: string, now: Date) => {
  if (feeAmount) await saveFee(db, { tournamentId: id, team, fee: 0, now })
}

export const notifyFeeDue = async (
  db: Database,
  { name, code, feeAmount, feeCurrency, timeZone }: StoredTournament,
  team: Pick<StoredTeam, 'id' | 'members'>,
  { by, now }: UserActor,
) => {
  if (!feeAmount || feeCurrency === null) return
  const price = { amount: feeAmount, currency: feeCurrency }
  const facts = { player: by, tournament: name, code, price, timeZone }
  await notify(db, { kind: 'fee-due', users: listLeaders(team), teamId: team.id, facts, now })
}

export const waiveFees = async (db: Database, { id }: WithFee, now: Date) => {
  for (const { team } of await listFeeBalances(db, id))
    await saveFee(db, { tournamentId: id, team, fee: 0, now })
}

/** Reminds each team once, three days before entries close, but not within a day of the team's entry. */
export const sendFeeReminders = async (db: Database, now: Date) => {
  const until = new Date(now.getTime() + 3 * day)
  const enteredBefore = new Date(now.getTime() - day)
  const entries = await listDueFees(db, { until, enteredBefore, now })
  await forEachId(db, entries, async (transaction, entry) => {
    const due = await claimDueFee(transaction, entry, now)
    if (!due) return
    const { team, leaders, tournament, code, price, entriesUntil, timeZone } = due
    const facts = { tournament, code, price, until: entriesUntil, timeZone }
    await notify(transaction, { kind: 'fee-due', users: leaders, teamId: team, facts, now })
  })
}
