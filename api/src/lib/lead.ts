import { randomUUID } from 'node:crypto'
import { minute, second } from '@i-one/game/durations'
import { type Database, openTransaction } from './database/database.ts'
import { firstRow } from './database/rows.ts'

export interface LeadershipGap {
  from: Date
  to: Date
}

const leaseDuration = 5 * second
const minGap = minute

interface Lead {
  leader: string | null
  isTaken: boolean
  at: Date | null
}

const lockLease = (db: Database) =>
  firstRow<Lead>(db)`
    select leader, until > clock_timestamp() as "isTaken", at from lead for update skip locked`

const renewLease = (db: Database, leader: string, now: Date) =>
  firstRow(db)`
    update lead set leader = ${leader}, at = ${now},
      until = clock_timestamp() + ${leaseDuration} * interval '1 millisecond'`

const releaseLease = (db: Database, leader: string) =>
  firstRow(db)`update lead set leader = null, until = '-infinity' where leader = ${leader}`

/** Elects one leader by a lease. After more than a minute without a leader, the next leader first calls `makeUpFor`. */
export const startLeaderElection = (
  db: Database,
  makeUpFor: (db: Database, away: LeadershipGap) => Promise<void>,
) => {
  const me = randomUUID()
  return {
    leads: (now: Date) =>
      openTransaction(db, async (transaction) => {
        const lead = await lockLease(transaction)
        if (!lead || (lead.isTaken && lead.leader !== me)) return false
        if (lead.at && now.getTime() - lead.at.getTime() > minGap)
          await makeUpFor(transaction, { from: lead.at, to: now })
        await renewLease(transaction, me, now)
        return true
      }),
    stop: async () => void (await releaseLease(db, me)),
  }
}
