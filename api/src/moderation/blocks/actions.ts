import type { ErrorCode } from '@i-one/contract/errors'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { hasAnyBlocked, lockAndSaveBlock } from './sql.ts'

/** Throws `not-found` for a guest, who has no account to block. */
export const blockUser = async (db: Database, input: Parameters<typeof lockAndSaveBlock>[1]) => {
  if (input.by === input.blocked) throw new ApiError('not-about-oneself')
  if (!(await lockAndSaveBlock(db, input))) throw new ApiError('not-found')
}

/** Throws the error `or` if any user in `by` has blocked the user `of`. The error must not reveal the block. */
export const requireNotBlocked = async (
  db: Database,
  { by, of: blocked, or }: { by: readonly string[]; of: string; or: ErrorCode },
) => {
  if (await hasAnyBlocked(db, by, blocked)) throw new ApiError(or)
}
