import pg from 'pg'

const mostNames = 1000

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined)

/** Whether a migration changed the columns of a prepared statement. PostgreSQL refuses to run it again on that connection. */
export const isOutdated = (error: unknown) =>
  codeOf(error) === '0A000' && (error as pg.DatabaseError).routine === 'RevalidateCachedQuery'

const inAbortedTransaction = '25P02'

/** The names under which statements are prepared on each connection to one database. After 1,000, new statements get none. */
export const createStatementNames = () => {
  const names = new Map<string, string>()
  let given = 0
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || names.size >= mostNames) return known
    const name = `s${++given}`
    names.set(text, name)
    return name
  }
  return {
    /**
     * Sends a statement under its name. An outdated statement did not run: it is sent again under a new name, which every
     * connection prepares anew. An outdated statement aborts its transaction; the next transaction uses the new name.
     */
    async send<T>(text: string, send: (name: string | undefined) => Promise<T>) {
      const name = nameOf(text)
      try {
        return await send(name)
      } catch (error) {
        if (!isOutdated(error)) throw error
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
