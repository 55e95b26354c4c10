import { logIn, logOut } from '@i-one/contract/accounts'
import { requestPasswordReset, verifyCode } from '@i-one/contract/accounts/password-reset'
import { listAuditLog } from '@i-one/contract/moderation/audit'
import { changePitch } from '@i-one/contract/pitches/registration'
import { beforeEach, expect, test } from 'vitest'
import { createPerson, createTestPitch } from '../test/make.ts'
import { startTestApp } from '../test/suite.ts'

let lines: string[] = []
const app = await startTestApp(
  { logLevel: 'info', trustProxy: 1 },
  { logTo: { write: (line) => void lines.push(line) } },
)
beforeEach(() => {
  lines = []
})

interface Event {
  security: string
  account?: string
  network: string
  outcome: string
}

/** Polls with a long timeout, because the log line is written after the response. */
const patient = { timeout: 20_000 }

const events = () =>
  lines
    .map((line) => JSON.parse(line) as Event)
    .filter(({ security }) => security)
    .map(({ security, account, network, outcome }) => ({ security, account, network, outcome }))

const post = (path: string, body: object, ip = '203.0.113.9') =>
  fetch(app.baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })

const password = 'kickoff-at-seven'

test('logs successful and failed logins by network, without personal data', async () => {
  const { id, token } = await createPerson(app, { password, nickname: 'Láyí' })
  const email = `${id}@example.com`
  await post(logIn.path, { email, password })
  await post(logIn.path, { email, password: 'a-guess' }, '2001:db8:0:7:1::1')
  await post(logIn.path, { email: 'nobody@example.com', password })
  await app.as(token)(logOut, {})
  const network = '203.0.113.9'
  await expect.poll(events, patient).toEqual([
    { security: 'login', account: id, network, outcome: 'ok' },
    { security: 'login', account: id, network: '2001:db8:0:7', outcome: 'wrong-login' },
    { security: 'login', account: undefined, network, outcome: 'wrong-login' },
    { security: 'logout', account: id, network: '127.0.0.1', outcome: 'ok' },
  ])
  const all = lines.join('')
  for (const personal of ['@example.com', password, 'a-guess', token, 'Láyí'])
    expect(all).not.toContain(personal)
})

test('logs signs of brute force: code requests, code attempts and rate limits', async () => {
  const { id } = await createPerson(app)
  const email = `${id}@example.com`
  await post(requestPasswordReset.path, { email })
  for (let n = 0; n < 21; n++) await post(verifyCode.path, { email, otp: '12345' })
  await expect.poll(() => events().length, patient).toBe(22)
  expect(events()[0]).toMatchObject({ security: 'code requested', outcome: 'ok' })
  const outcomes = events()
    .slice(1)
    .map(({ security, outcome }) => `${security}: ${outcome}`)
  expect(outcomes.filter((said) => said === 'code attempt: wrong-code')).toHaveLength(20)
  expect(outcomes.at(-1)).toBe('code attempt: too-many')
  expect(lines.join('')).not.toContain('@example.com')
})

test('logs each request of a suspended account', async () => {
  const { id, token } = await createPerson(app)
  await app.db.updateTable('users').set({ suspended_at: app.clock.now() }).where('id', '=', id).execute()
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' }
  await fetch(app.baseUrl + '/i-one/sessions/mine', { headers })
  await expect
    .poll(events, patient)
    .toEqual([
      { security: 'GET /i-one/sessions/mine', account: id, network: '203.0.113.9', outcome: 'suspended' },
    ])
})

test('logs requests without permission, including those to the staff console', async () => {
  const { id, token } = await createPerson(app)
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner })
  const mine = app.as(token)
  await expect(
    mine(changePitch, { params: { id: pitch }, body: { revision: 1, name: 'Mine now' } }),
  ).rejects.toMatchObject({
    code: 'not-yours',
  })
  await expect(mine(listAuditLog, { query: {} })).rejects.toMatchObject({ code: 'not-found' })
  const network = '127.0.0.1'
  await expect.poll(events, patient).toEqual([
    { security: `${changePitch.method} ${changePitch.path}`, account: id, network, outcome: 'not-yours' },
    { security: `${listAuditLog.method} ${listAuditLog.path}`, account: id, network, outcome: 'not-found' },
  ])
})
