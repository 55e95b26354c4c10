import { emailKey } from '../../../accounts/rules.ts'
import { keepIsAdmin, userByEmail } from '../../../accounts/sql.ts'
import { type Database, openTransaction } from '../../../lib/database/database.ts'
import { addToLog } from '../../audit/sql.ts'
import { listStaff } from '../sql.ts'
import { describeJobs, retryJobs } from './jobs.ts'

const usage = 'npm run admin -- grant EMAIL [WHY], revoke EMAIL [WHY], list, jobs, or retry ID (or all)'

const change = (db: Database, email: string, isAdmin: boolean, why: string, now: Date) =>
  openTransaction(db, async (tx) => {
    const user = await keepIsAdmin(tx, emailKey(email), isAdmin)
    if (!user) {
      if (!(await userByEmail(tx, emailKey(email)))) throw new Error(`There is no account with ${email}.`)
      return `${email} ${isAdmin ? 'is staff already' : 'is not staff'}.`
    }
    const subject = { kind: 'account', id: user.id } as const
    await addToLog(tx, { by: null, act: isAdmin ? 'granted' : 'revoked', subject, why: why || null }, now)
    return `${email} is ${isAdmin ? 'staff now' : 'staff no longer'}.`
  })

const list = async (db: Database) => {
  const staff = await listStaff(db)
  const lineOf = ({ email, name, since }: (typeof staff)[number]) =>
    [email, name, ...(since ? [`since ${since.toISOString().slice(0, 10)}`] : [])].join('  ')
  return staff.length ? staff.map(lineOf).join('\n') : 'Nobody is staff.'
}

export const runCommand = async (db: Database, [verb, email, ...why]: readonly string[], now: Date) => {
  if (verb === 'list' && email === undefined) return list(db)
  if (verb === 'jobs' && email === undefined) return describeJobs(db)
  if (verb === 'retry' && email && why.length === 0) return retryJobs(db, email)
  if ((verb !== 'grant' && verb !== 'revoke') || !email) throw new Error(`Usage: ${usage}`)
  return change(db, email, verb === 'grant', why.join(' '), now)
}
