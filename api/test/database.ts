import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/lib/database/embedded-postgres.ts'
import { migrate } from '../src/lib/database/migrate.ts'
import { execute, withDatabase } from './sql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { serverUrl: string; template: string; log: string }
  }
}

export async function setup(project: TestProject) {
  const server = await startServer()
  try {
    const template = `i_one_test_${randomBytes(4).toString('hex')}`
    await execute(server.url, `CREATE DATABASE ${template}`)
    await migrate(withDatabase(server.url, template))
    project.provide('database', { serverUrl: server.url, template, log: server.log })
    return async () => {
      await dropAll(server.url, template)
      await server.stop()
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

type Server = { url: string; log: string; stop(): Promise<void> }

async function startServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, log: '/dev/null', stop: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'i-one-test-'))
  const log = { info: () => undefined, warn: console.warn }
  const server = await startEmbeddedPostgres({ dataDir, log, fsync: false })
  // prefixes each log line with the database name, so that each test finds its own lines
  await execute(server.url, "ALTER SYSTEM SET log_line_prefix = '%d '")
  await execute(server.url, 'SELECT pg_reload_conf()')
  return {
    url: server.url,
    log: join(dataDir, 'postgres.log'),
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function dropAll(serverUrl: string, template: string): Promise<void> {
  const left = await execute(
    serverUrl,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${template}')`,
  )
  for (const { datname } of left) await execute(serverUrl, `DROP DATABASE ${String(datname)} WITH (FORCE)`)
}
