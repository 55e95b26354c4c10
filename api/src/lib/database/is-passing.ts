import pg from 'pg'

/** Of PostgreSQL: waited too long for a lock or an answer, two waited for each other, no connection left, going down. */
const passing = new Set(['55P03', '57014', '40P01', '25P03', '53300', '57P01', '57P02', '57P03'])

/** Of `pg`, whose own errors have no code. */
const unanswered = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout expired',
]

/** Of the operating system: the other end closed the connection, or is gone. Which one it is, is chance. */
const closed = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** Whether the database, not what was asked, is the reason, and another try may do. */
export const isPassing = (error: unknown) => {
  if (error instanceof pg.DatabaseError) return passing.has(error.code ?? '')
  if (!(error instanceof Error)) return false
  const { syscall, code = '' } = error as NodeJS.ErrnoException
  return (
    syscall === 'connect' || closed.has(code) || unanswered.some((start) => error.message.startsWith(start))
  )
}
