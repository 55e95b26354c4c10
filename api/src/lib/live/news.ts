import { sql } from 'kysely'
import { type Database, openTransaction } from '../database/database.ts'
import { deleteDue } from '../database/in-batches.ts'
import { allRows } from '../database/rows.ts'

export interface Published {
  id: string
  topic: string
}

export const chooseNewsWay = (db: Database, byBroker: boolean) =>
  sql`update news_way set by_broker = ${byBroker} where by_broker <> ${byBroker}`.execute(db)

const most = 500

export const sendUnsent = async (db: Database, send: (news: Published[]) => Promise<void>) => {
  let sent = most
  while (sent === most)
    sent = await openTransaction(db, async (tx) => {
      const news = await allRows<Published>(tx)`
        update news set sent_at = clock_timestamp() where id in (
          select id from news where sent_at is null order by id limit ${most} for update skip locked)
        returning id::text, topic`
      if (news.length > 0) await send(news)
      return news.length
    })
}

export const listLatestNews = (db: Database) =>
  allRows<Published>(
    db,
  )`select id::text, topic from news where at > clock_timestamp() - interval '45 seconds'`

export const deleteOldNews = (db: Database) =>
  deleteDue(db, 'news', sql`at < clock_timestamp() - interval '2 minutes'`)
