import pg from 'pg'
import { isOutdatedStatement } from './statement-names.ts'

export type WaitReason = 'lock' | 'statement' | 'deadlock' | 'connection' | 'room'

const reasons: Record<string, WaitReason> = {
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

const unanswered = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout expired',
]

const closed = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

const isPoolersEnd = ({ severity, code }: pg.DatabaseError) => severity === 'FATAL' && code === '08P01'

export const findWaitReason = (error: unknown): WaitReason | undefined => {
  if (error instanceof pg.DatabaseError)
    return (
      reasons[error.code ?? ''] ??
      (isOutdatedStatement(error) ? 'statement' : undefined) ??
      (isPoolersEnd(error) ? 'connection' : undefined)
    )
  if (!(error instanceof Error)) return undefined
  const { syscall, code = '' } = error as NodeJS.ErrnoException
  const isLost =
    syscall === 'connect' || closed.has(code) || unanswered.some((start) => error.message.startsWith(start))
  return isLost ? 'connection' : undefined
}
