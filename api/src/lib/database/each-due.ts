import { type Database, openTransaction } from './database.ts'

/**
 * What a timer does with each that is due, in a transaction of its own, so that one that fails holds up no more than
 * itself: it is passed over, reported at the end, and tried again with the next sweep.
 */
export const eachDue = async (
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
  if (errors.length > 0) throw new AggregateError(errors, `due, and failed: ${failed.join(', ')}`)
}

/** The same of what is known to be due; `act` has to see under a lock whether each still is. */
export const eachOf = (
  db: Database,
  ids: readonly string[],
  act: (db: Database, id: string) => Promise<unknown>,
) => {
  const left = [...ids]
  return eachDue(db, () => Promise.resolve(left.shift()), act)
}
