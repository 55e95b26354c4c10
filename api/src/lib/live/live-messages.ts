import { sql } from 'kysely'
import { type Database, openTransaction } from '../database/database.ts'
import { deleteDueRows } from '../database/in-batches.ts'
import { allRows } from '../database/rows.ts'

export interface LiveMessage {
  id: string
  topic: string
}

export const setBrokerMode = (db: Database, byBroker: boolean) =>
  sql`update news_way set by_broker = ${byBroker} where by_broker <> ${byBroker}`.execute(db)

const max = 500

export const publishUnsentMessages = async (
  db: Database,
  send: (messages: LiveMessage[]) => Promise<void>,
) => {
  let sent = max
  while (sent === max)
    sent = await openTransaction(db, async (tx) => {
      const messages = await allRows<LiveMessage>(tx)`
        update news set sent_at = clock_timestamp() where id in (
          select id from news where sent_at is null order by id limit ${max} for update skip locked)
        returning id::text, topic`
      if (messages.length > 0) await send(messages)
      return messages.length
    })
}

export const listRecentMessages = (db: Database) =>
  allRows<LiveMessage>(db)`
    select id::text, topic from news where at > clock_timestamp() - interval '45 seconds'`

export const deleteOldLiveMessages = (db: Database) =>
  deleteDueRows(db, 'news', sql`at < clock_timestamp() - interval '2 minutes'`)
