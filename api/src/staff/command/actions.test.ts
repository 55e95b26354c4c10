import { getUser } from '@i-one/contract/accounts'
import { listLog } from '@i-one/contract/audit'
import { expect, test } from 'vitest'
import { makePerson } from '../../../test/make.ts'
import { refused, testApp } from '../../../test/suite.ts'
import { runCommand } from './actions.ts'

const app = await testApp()
const run = (...words: string[]) => runCommand(app.db, words, app.clock.now())

test('grants, lists and revokes, and each is in the log', async () => {
  const { id, token } = await makePerson(app, { nickname: 'Hauwa' })
  const email = `${id}@example.com`
  expect(await run('list')).toBe('Nobody is staff.')
  await expect(app.as(token)(listLog, { query: {} })).rejects.toMatchObject(refused('not-found', 404))
  expect(await run('grant', email.toUpperCase(), 'New', 'in', 'the', 'team')).toMatch(/is staff now\.$/)
  expect(await app.as(token)(getUser)).toMatchObject({ user: { isAdmin: true } })
  expect(await run('list')).toBe(`${email}  Hauwa  since 2025-11-20`)
  expect(await run('grant', email)).toBe(`${email} is staff already.`)
  const { lines } = await app.as(token)(listLog, { query: {} })
  expect(lines).toMatchObject([
    { by: null, act: 'granted', subject: { kind: 'account', _id: id }, why: 'New in the team' },
  ])
  expect(await run('revoke', email)).toBe(`${email} is staff no longer.`)
  await expect(app.as(token)(listLog, { query: {} })).rejects.toMatchObject(refused('not-found', 404))
  expect(await run('revoke', email)).toBe(`${email} is not staff.`)
})

test('says what it does not know', async () => {
  await expect(run('grant', 'nobody@example.com')).rejects.toThrow('There is no account')
  for (const words of [[], ['grant'], ['list', 'x'], ['drop', 'x@example.com']])
    await expect(run(...words)).rejects.toThrow('Usage: npm run admin')
})
