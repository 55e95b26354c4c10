import { getUser } from '@i-one/contract/accounts'
import { listAuditLog } from '@i-one/contract/moderation/audit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openMailbox } from '../../../../test/mailbox.ts'
import { createPerson } from '../../../../test/make.ts'
import { apiError, startTestApp } from '../../../../test/suite.ts'
import { queueTask } from '../../../lib/queue.ts'
import { runCommand } from './actions.ts'

const app = await startTestApp()
const run = (...words: string[]) => runCommand(app.db, words, app.clock.now())

test('grants, lists and revokes, and each is in the log', async () => {
  const { id, token } = await createPerson(app, { nickname: 'Hauwa' })
  const email = `${id}@example.com`
  expect(await run('list')).toBe('There are no staff accounts.')
  await expect(app.as(token)(listAuditLog, { query: {} })).rejects.toMatchObject(apiError('not-found', 404))
  expect(await run('grant', email.toUpperCase(), 'New', 'in', 'the', 'team')).toMatch(/is now staff\.$/)
  expect(await app.as(token)(getUser)).toMatchObject({ user: { isAdmin: true } })
  expect(await run('list')).toBe(`${email}  Hauwa  since 2025-11-20`)
  expect(await run('grant', email)).toBe(`${email} is already staff.`)
  const { lines } = await app.as(token)(listAuditLog, { query: {} })
  expect(lines).toMatchObject([
    { by: null, act: 'granted', subject: { kind: 'account', _id: id }, why: 'New in the team' },
  ])
  expect(await run('revoke', email)).toBe(`${email} is no longer staff.`)
  await expect(app.as(token)(listAuditLog, { query: {} })).rejects.toMatchObject(apiError('not-found', 404))
  expect(await run('revoke', email)).toBe(`${email} is not staff.`)
})

test('reports unknown commands and accounts', async () => {
  await expect(run('grant', 'nobody@example.com')).rejects.toThrow('There is no account')
  for (const words of [[], ['grant'], ['list', 'x'], ['drop', 'x@example.com'], ['retry'], ['jobs', '1']])
    await expect(run(...words)).rejects.toThrow('Usage: npm run admin')
})

test('failed jobs are shown without what is in them, and done when they are asked for', async () => {
  expect(await run('jobs')).toBe('There are no failed jobs.')
  for (const [attempts, error] of [
    [25, 'The mail server rejected the email (EDNS)'],
    [3, 'The mail server rejected the email (no code, 450)'],
    [0, null],
  ] as const) {
    await queueTask(app.db, 'mail', { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '' })
    await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error}
      where id = (select max(id) from graphile_worker._private_jobs)`.execute(app.db)
  }
  const [givenUp = '', later = '', ...more] = (await run('jobs')).split('\n')
  expect(givenUp).toMatch(
    /^\d+ {2}mail {2}tried 25 of 25 .* failed {2}The mail server rejected the email \(EDNS\)$/,
  )
  expect(later).toMatch(/tried 3 of 25 .* next try .*450\)$/)
  expect(more).toEqual([])
  expect(givenUp + later).not.toContain('ada')
  const [id = ''] = givenUp.split(' ')
  expect(await run('retry', id)).toBe('Retrying 1 job now.')
  expect(await run('retry', 'all')).toBe('Retrying 2 jobs now.')
  const mailbox = await openMailbox(app)
  for (let n = 0; n < 3; n++) expect((await mailbox.next('ada@example.com')).subject).toBe('Hello')
  await mailbox.untilDone()
  await mailbox.stop()
  expect(await run('jobs')).toBe('There are no failed jobs.')
  for (const wrong of [id, '1; drop', 'some']) await expect(run('retry', wrong)).rejects.toThrow(/job/)
})
