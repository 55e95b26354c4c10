import pg from 'pg'

const maxNames = 1000

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined)

// PostgreSQL rejects a prepared statement if a migration has changed the statement's result columns.
export const isOutdatedStatement = (error: unknown) =>
  codeOf(error) === '0A000' && (error as pg.DatabaseError).routine === 'RevalidateCachedQuery'

const inAbortedTransaction = '25P02'

export const createStatementNames = () => {
  const names = new Map<string, string>()
  let input = 0
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || names.size >= maxNames) return known
    const name = `s${++input}`
    names.set(text, name)
    return name
  }
  return {
    // Resends an outdated statement under a new name, which is safe because PostgreSQL did not run it. In a transaction the
    // retry fails, because the first error has aborted the transaction.
    async send<T>(text: string, send: (name: string | undefined) => Promise<T>) {
      const name = nameOf(text)
      try {
        return await send(name)
      } catch (error) {
        if (!isOutdatedStatement(error)) throw error
        if (names.get(text) === name) names.delete(text)
        try {
          return await send(nameOf(text))
        } catch (another) {
          throw codeOf(another) === inAbortedTransaction ? error : another
        }
      }
    },
  }
}

export type StatementNames = ReturnType<typeof createStatementNames>
