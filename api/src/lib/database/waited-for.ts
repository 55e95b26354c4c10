import pg from 'pg'
import { isOutdated } from './statement-names.ts'

/**
 * What of the database somebody waited for too long; `connection` also where there is none, or it is going down, `room`
 * where its disk or memory is full.
 */
export type WaitedFor = 'lock' | 'statement' | 'deadlock' | 'connection' | 'room'

const reasons: Record<string, WaitedFor> = {
  '55P03': 'lock',
  '57014': 'statement',
  '40P01': 'deadlock',
  '25P03': 'statement',
  '53300': 'connection',
  '57P01': 'connection',
  '57P02': 'connection',
  '57P03': 'connection',
  '53100': 'room',
  '53200': 'room',
}

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

/** What a pooler says that has lost PostgreSQL, or has had no connection of it to give for too long. */
const isPoolersEnd = ({ severity, code }: pg.DatabaseError) => severity === 'FATAL' && code === '08P01'

/** Set where the database, not what was asked, is the reason of an error, and another try may do. */
export const waitedFor = (error: unknown): WaitedFor | undefined => {
  if (error instanceof pg.DatabaseError)
    return (
      reasons[error.code ?? ''] ??
      (isOutdated(error) ? 'statement' : undefined) ??
      (isPoolersEnd(error) ? 'connection' : undefined)
    )
  if (!(error instanceof Error)) return undefined
  const { syscall, code = '' } = error as NodeJS.ErrnoException
  const isLost =
    syscall === 'connect' || closed.has(code) || unanswered.some((start) => error.message.startsWith(start))
  return isLost ? 'connection' : undefined
}
