import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { migrate, migrateTo, migrationNames } from '../src/lib/database/migrate.ts'
import { execute, withDatabase } from './sql.ts'

/** An empty database as it was before a migration, which `upgrade` brings to the newest tables. */
export const databaseBefore = async (migration: string) => {
  const { serverUrl, template } = inject('database')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await execute(serverUrl, `create database ${name} template template0`)
  onTestFinished(() => execute(serverUrl, `drop database ${name} with (force)`).then(() => undefined))
  const url = withDatabase(serverUrl, name)
  const names = await migrationNames()
  await migrateTo(url, names[names.indexOf(migration) - 1]!)
  return { run: (statement: string) => execute(url, statement), upgrade: () => migrate(url) }
}
