import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { migrate, migrateTo } from '../src/lib/database/migrate.ts'
import { execute, withDatabase } from './sql.ts'

export const createDatabaseOfV010 = async () => {
  const { serverUrl, template } = inject('database')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await execute(serverUrl, `create database ${name} template template0`)
  onTestFinished(() => execute(serverUrl, `drop database ${name} with (force)`).then(() => undefined))
  const url = withDatabase(serverUrl, name)
  await migrateTo(url, '0016_challenges')
  return { run: (statement: string) => execute(url, statement), upgrade: () => migrate(url) }
}
