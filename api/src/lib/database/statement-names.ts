import pg from 'pg'

const mostNames = 1000
const names = new Map<string, string>()
let given = 0

/** Under which a statement is prepared on each connection; none any more where there are too many. */
const nameOf = (text: string) => {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `s${++given}`
  names.set(text, name)
  return name
}

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined)

/** A migration has changed what a prepared statement answers: PostgreSQL runs it no more, for as long as the connection lasts. */
export const isOutdated = (error: unknown) =>
  codeOf(error) === '0A000' && (error as pg.DatabaseError).routine === 'RevalidateCachedQuery'

const inAbortedTransaction = '25P02'

/**
 * Asks a statement under its name. One that is outdated never ran: it gets another name, under which every connection
 * prepares it anew, and is asked again. In a transaction that is over with it, the next try has the new name.
 */
export const underName = async <T>(text: string, ask: (name: string | undefined) => Promise<T>) => {
  const name = nameOf(text)
  try {
    return await ask(name)
  } catch (error) {
    if (!isOutdated(error)) throw error
    if (names.get(text) === name) names.delete(text)
    try {
      return await ask(nameOf(text))
    } catch (another) {
      throw codeOf(another) === inAbortedTransaction ? error : another
    }
  }
}
