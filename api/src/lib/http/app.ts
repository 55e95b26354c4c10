import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Live } from '../live/live.ts'
import type { DB } from '../database/tables.ts'

/** What the rooms are given. Time comes from `now` alone, so that a test can move it. */
export interface App {
  fastify: FastifyInstance
  db: Kysely<DB>
  config: Config
  now: () => Date
  live: Live
}
