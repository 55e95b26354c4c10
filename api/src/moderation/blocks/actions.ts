import type { RefusalCode } from '@i-one/contract/refusals'
import type { Database } from '../../lib/database/database.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { haveBlocked, lockAndSaveBlock } from './sql.ts'

/** A guest has no account to block. */
export const block = async (db: Database, asked: Parameters<typeof lockAndSaveBlock>[1]) => {
  if (asked.by === asked.blocked) throw new Refusal('not-about-oneself')
  if (!(await lockAndSaveBlock(db, asked))) throw new Refusal('not-found')
}

/** The error must not reveal the block. */
export const requireNotBlocked = async (
  db: Database,
  { by, of: blocked, or }: { by: readonly string[]; of: string; or: RefusalCode },
) => {
  if (await haveBlocked(db, by, blocked)) throw new Refusal(or)
}
