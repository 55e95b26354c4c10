import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { execute, withDatabase } from './sql.ts'

export type DatabaseClone = { url: string; drop(): Promise<void> }

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
      // `file_copy` writes far less WAL than the default strategy, which logs each page
      await execute(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
      return
    } catch (error) {
      // PostgreSQL's `object_in_use` error: the connection that ran the migrations may still be closing
      const inUse = '55006'
      if ((error as { code?: string }).code !== inUse || Date.now() > givenUp) throw error
      await wait(50)
    }
  }
}
