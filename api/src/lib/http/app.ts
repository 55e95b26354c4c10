import type { Endpoint } from '@i-one/contract/endpoint'
import type { ErrorCode } from '@i-one/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Standby } from '../database/standby.ts'
import type { DB } from '../database/tables.ts'
import type { WaitReason } from '../database/waited-for.ts'
import type { LiveUpdates } from '../live/live.ts'
import type { AuthenticatedUser } from './log-in.ts'

declare module 'fastify' {
  interface FastifyRequest {
    account: string | undefined
    errorCode: ErrorCode | undefined
    waitedFor: WaitReason | undefined
  }
}

export type SettleMatch = (
  db: Database,
  match: { id: string; tournamentId: string },
  actor: Actor,
  change: () => Promise<unknown>,
) => Promise<unknown>

export type RunAsStaff = <T>(
  endpoint: Endpoint,
  input: { user: AuthenticatedUser | null; params: unknown; now: Date },
  db: Database,
  work: () => Promise<T>,
) => Promise<T>

export interface App {
  fastify: FastifyInstance
  db: Kysely<DB>
  standby?: Standby | undefined
  config: Config
  /** The only source of the current time, so that tests can set it. */
  now: () => Date
  live: LiveUpdates
  countEvery: number
  longestWait: number
  findScorerByToken: (db: Database, token: string, now: Date) => Promise<AuthenticatedUser | null>
  settleMatch: SettleMatch
  asStaff: RunAsStaff
}
