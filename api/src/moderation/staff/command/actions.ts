import { toEmailKey } from '../../../accounts/rules.ts'
import { updateIsAdmin, findUserByEmail } from '../../../accounts/sql.ts'
import { type Database, openTransaction } from '../../../lib/database/database.ts'
import { type FailedTask, listFailedTasks, retryTasks } from '../../../lib/queue.ts'
import { insertLogLine, toAccountSubject } from '../../audit/sql.ts'
import { listStaff } from '../sql.ts'

const taskLine = ({ id, task, attempts, max, since, next, error }: FailedTask) => {
  const state = next ? `next try ${next.toISOString()}` : 'failed'
  return `${id}  ${task}  tried ${attempts} of ${max}  since ${since.toISOString()}  ${state}  ${error ?? ''}`.trimEnd()
}

/** Leaves out payloads, because they contain personal data. */
const describeJobs = async (db: Database) => {
  const failed = await listFailedTasks(db)
  return failed.length ? failed.map(taskLine).join('\n') : 'There are no failed jobs.'
}

const retryJobs = async (db: Database, which: string) => {
  if (which !== 'all' && !/^\d{1,18}$/.test(which))
    throw new Error('Enter the ID of a failed job, or the word all.')
  const count = await retryTasks(db, which === 'all' ? undefined : which)
  if (which !== 'all' && count === 0) throw new Error(`There is no failed job ${which}.`)
  return `Retrying ${count} ${count === 1 ? 'job' : 'jobs'} now.`
}

const usage =
  'npm run admin -- (grant EMAIL [REASON] | revoke EMAIL [REASON] | list | jobs | retry (ID | all))'

const changeStaff = (db: Database, email: string, isAdmin: boolean, why: string, now: Date) =>
  openTransaction(db, async (tx) => {
    const user = await updateIsAdmin(tx, toEmailKey(email), isAdmin)
    if (!user) {
      if (!(await findUserByEmail(tx, toEmailKey(email))))
        throw new Error(`There is no account with ${email}.`)
      return `${email} ${isAdmin ? 'is already staff' : 'is not staff'}.`
    }
    const act = isAdmin ? 'granted' : 'revoked'
    await insertLogLine(tx, { by: null, act, subject: toAccountSubject(user.id), why: why || null }, now)
    return `${email} is ${isAdmin ? 'now staff' : 'no longer staff'}.`
  })

const describeStaff = async (db: Database) => {
  const staff = await listStaff(db)
  const staffLine = ({ email, name, since }: (typeof staff)[number]) =>
    [email, name, ...(since ? [`since ${since.toISOString().slice(0, 10)}`] : [])].join('  ')
  return staff.length ? staff.map(staffLine).join('\n') : 'There are no staff accounts.'
}

export const runCommand = async (db: Database, [verb, email, ...why]: readonly string[], now: Date) => {
  if (verb === 'list' && email === undefined) return describeStaff(db)
  if (verb === 'jobs' && email === undefined) return describeJobs(db)
  if (verb === 'retry' && email && why.length === 0) return retryJobs(db, email)
  if ((verb !== 'grant' && verb !== 'revoke') || !email) throw new Error(`Usage: ${usage}`)
  return changeStaff(db, email, verb === 'grant', why.join(' '), now)
}
