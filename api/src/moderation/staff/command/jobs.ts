import type { Database } from '../../../lib/database/database.ts'
import { type WaitingTask, listFailedTasks, retryTasks } from '../../../lib/queue.ts'

const lineOf = ({ id, task, attempts, most, since, next, error }: WaitingTask) => {
  const state = next ? `next try ${next.toISOString()}` : 'given up'
  return `${id}  ${task}  tried ${attempts} of ${most}  since ${since.toISOString()}  ${state}  ${error ?? ''}`.trimEnd()
}

/** Payloads stay hidden, since they name people. */
export const describeJobs = async (db: Database) => {
  const failed = await listFailedTasks(db)
  return failed.length ? failed.map(lineOf).join('\n') : 'No job has failed.'
}

export const retryJobs = async (db: Database, which: string) => {
  if (which !== 'all' && !/^\d{1,18}$/.test(which)) throw new Error('Say which job: its number, or all.')
  const count = await retryTasks(db, which === 'all' ? undefined : which)
  if (which !== 'all' && count === 0) throw new Error(`No job ${which} has failed.`)
  return `${count} ${count === 1 ? 'job is' : 'jobs are'} tried again now.`
}
