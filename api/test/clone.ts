import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { execute, withDatabase } from './sql.ts'

export type DatabaseClone = { url: string; drop(): Promise<void> }

/** A migrated database of one's own, for one test file. */
export async function cloneDatabase(): Promise<DatabaseClone> {
  const { serverUrl, template } = inject('database')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await createFrom(template, name, serverUrl)
  const drop = async () => {
    await execute(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { url: withDatabase(serverUrl, name), drop }
}

async function createFrom(template: string, name: string, serverUrl: string): Promise<void> {
  const givenUp = Date.now() + 10_000
  for (;;) {
    try {
      // its files are copied as they are, which is much less work than writing each page to the log
      await execute(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
      return
    } catch (error) {
      // Nobody may be connected to the template meanwhile; the migrations' last connection takes a moment to go.
      const inUse = '55006'
      if ((error as { code?: string }).code !== inUse || Date.now() > givenUp) throw error
      await wait(50)
    }
  }
}
