import type { Endpoint } from '@i-one/contract/endpoint'
import type { RefusalCode } from '@i-one/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Standby } from '../database/standby.ts'
import type { DB } from '../database/tables.ts'
import type { WaitedFor } from '../database/waited-for.ts'
import type { Doing } from '../doing.ts'
import type { Live } from '../live/live.ts'
import type { LoggedIn } from './log-in.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is, or whose account it tries to get into: for the log. */
    account: string | undefined
    /** The no that was answered. */
    refusal: RefusalCode | undefined
    /** What of the database it waited for too long. */
    waitedFor: WaitedFor | undefined
  }
}

/** Runs `change`, which changes what a match came to, and brings its tournament up to date, or refuses the change. */
export type SettleMatch = (
  db: Database,
  match: { id: string; tournamentId: string },
  doing: Doing,
  change: () => Promise<unknown>,
) => Promise<unknown>

/** Runs `work`, and writes to the audit log, in the same transaction, if the user needed the rights of staff for it. */
export type AsStaff = <T>(
  endpoint: Endpoint,
  asked: { user: LoggedIn | null; params: unknown; now: Date },
  db: Database,
  work: () => Promise<T>,
) => Promise<T>

/** What the rooms are given. Time comes from `now` alone, so that a test can move it. */
export interface App {
  fastify: FastifyInstance
  db: Kysely<DB>
  /** Answers what may lag, where there is one. */
  standby?: Standby | undefined
  config: Config
  now: () => Date
  live: Live
  /** Milliseconds from one count of spectators to the next. */
  countEvery: number
  /** Milliseconds that a request may wait for others in all: for its turn, for connections and for locks. */
  longestWait: number
  /** Who keeps the score of a match without an account, by their token. */
  findWhistle: (db: Database, token: string, now: Date) => Promise<LoggedIn | null>
  settleMatch: SettleMatch
  asStaff: AsStaff
}
