import { sql } from 'kysely'
import type { Database } from './database.ts'

export const runInSavepoint = async <T>(db: Database, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint work`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint work`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint work`.execute(db)
    throw error
  }
}
