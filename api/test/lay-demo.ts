import { seedDemo } from '../../seed/seed-demo.ts'
import { openDatabase } from '../src/lib/database/database.ts'
import type { TestApp } from './app.ts'

/**
 * Fills the empty database of an app, over a connection of its own as a start does: nothing else runs meanwhile, so this one
 * transaction locks in any order.
 */
export const layDemo = async ({ databaseUrl, clock }: TestApp, password: string) => {
  const own = openDatabase(databaseUrl, { most: 1 })
  return seedDemo(own.db, password, clock.now()).finally(() => own.close())
}
