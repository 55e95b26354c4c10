import { type Database, openTransaction } from './database.ts'

export const forEachDue = async (
  db: Database,
  lockNext: (db: Database, failed: readonly string[]) => Promise<string | undefined>,
  act: (db: Database, id: string) => Promise<unknown>,
) => {
  const failed: string[] = []
  const errors: unknown[] = []
  const next = async () => {
    let id: string | undefined
    try {
      await openTransaction(db, async (transaction) => {
        id = await lockNext(transaction, failed)
        if (id !== undefined) await act(transaction, id)
      })
    } catch (error) {
      errors.push(error)
      if (id !== undefined) failed.push(id)
    }
    return id !== undefined
  }
  while (await next());
  if (errors.length > 0) throw new AggregateError(errors, `failed for ${failed.join(', ')}`)
}

export const forEachId = (
  db: Database,
  ids: readonly string[],
  act: (db: Database, id: string) => Promise<unknown>,
) => {
  const left = [...ids]
  return forEachDue(db, () => Promise.resolve(left.shift()), act)
}
