import { randomUUID } from 'node:crypto'
import { minute, second } from '@i-one/game/durations'
import { type Database, openTransaction } from './database/database.ts'
import { firstRow } from './database/rows.ts'

/** A time in which no process ran. */
export interface Away {
  from: Date
  to: Date
}

/** A leader that is silent for so long is one no more. */
const leadsFor = 5 * second
/** A restart is quicker: what is shorter keeps nobody from an answer. */
const shortest = minute

interface Lead {
  leader: string | null
  isTaken: boolean
  at: Date | null
}

/** Whoever is at it is not waited for. */
const lockLead = (db: Database) =>
  firstRow<Lead>(db)`
    select leader, until > clock_timestamp() as "isTaken", at from lead for update skip locked`

const keepLead = (db: Database, leader: string, now: Date) =>
  firstRow(db)`
    update lead set leader = ${leader}, at = ${now},
      until = clock_timestamp() + ${leadsFor} * interval '1 millisecond'`

const giveUp = (db: Database, leader: string) =>
  firstRow(db)`update lead set leader = null, until = '-infinity' where leader = ${leader}`

/**
 * Of the processes that share a database one leads. When nobody did for more than a minute, the next leader first makes
 * up for that time, in the same transaction: once, and before anything that is due is done.
 */
export const standForLead = (db: Database, makeUpFor: (db: Database, away: Away) => Promise<void>) => {
  const me = randomUUID()
  return {
    /** Whether this process leads from now on, for a few seconds. */
    leads: (now: Date) =>
      openTransaction(db, async (transaction) => {
        const lead = await lockLead(transaction)
        if (!lead || (lead.isTaken && lead.leader !== me)) return false
        if (lead.at && now.getTime() - lead.at.getTime() > shortest)
          await makeUpFor(transaction, { from: lead.at, to: now })
        await keepLead(transaction, me, now)
        return true
      }),
    /** The others need not wait. */
    stop: async () => void (await giveUp(db, me)),
  }
}
