import { seedDemo } from '../../seed/seed-demo.ts'
import { openDatabase } from '../src/lib/database/database.ts'
import type { TestApp } from './app.ts'

/** Inserts the demo in a transaction that may lock in any order, because nothing runs in parallel. */
export const insertDemo = async ({ databaseUrl, clock }: TestApp, password: string) => {
  const own = openDatabase(databaseUrl, { max: 1 })
  return seedDemo(own.db, password, clock.now()).finally(() => own.close())
}
