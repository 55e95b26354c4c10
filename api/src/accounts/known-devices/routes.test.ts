import { logIn } from '@i-one/contract/accounts'
import { changePassword } from '@i-one/contract/accounts/password'
import { requestPasswordReset, resetPassword, verifyCode } from '@i-one/contract/accounts/password-reset'
import { retentionDays } from '@i-one/contract/privacy'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Person, createPerson } from '../../../test/make.ts'
import { day, minute, startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { sendResetCode } from '../password-reset/actions.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)
beforeEach(() => app.db.deleteFrom('limits').execute())

const password = 'kickoff-at-seven'
const emailOf = ({ id }: Pick<Person, 'id'>) => `${id}@example.com`

const createBrowser = () => {
  const cookies = new Map<string, string>()
  const send = async (method: 'POST' | 'PUT', path: string, body: object, token = '') => {
    const response = await fetch(app.baseUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
      cookies.set(name, value)
    }
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
  }
  const post = (path: string, body: object) => send('POST', path, body)
  const signIn = (person: Pick<Person, 'id'>, tried = password) =>
    post(logIn.path, { email: emailOf(person), password: tried })
  const ask = (person: Pick<Person, 'id'>) => post(requestPasswordReset.path, { email: emailOf(person) })
  return { send, post, signIn, ask, cookies }
}
type Browser = ReturnType<typeof createBrowser>

const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: times }, ask))
  return answers.map(({ status }) => status).toSorted()
}
const tryWrongly = async (person: Pick<Person, 'id'>, browser = createBrowser()) =>
  expect(await statuses(11, () => browser.signIn(person, 'wrong'))).toEqual([
    ...Array<number>(10).fill(401),
    429,
  ])
const createKnownBrowser = async () => {
  const [person, browser] = [await createPerson(app, { password }), createBrowser()]
  expect(await browser.signIn(person)).toMatchObject({ status: 200 })
  return { person, browser }
}
const codeIn = async (person: Pick<Person, 'id'>) =>
  /^ {4}(\d{5})$/m.exec((await mailbox.next(emailOf(person))).text ?? '')![1]!

describe('a browser that signed in before', () => {
  test('is not locked out by strangers who sign in wrongly, and others are', async () => {
    const { person, browser } = await createKnownBrowser()
    await tryWrongly(person)
    expect(await createBrowser().signIn(person)).toMatchObject({ status: 429 })
    expect(await browser.signIn(person)).toMatchObject({ status: 200 })
  })

  test('has a limit of its own, which shuts nobody else out', async () => {
    const { person, browser } = await createKnownBrowser()
    await tryWrongly(person, browser)
    expect(await browser.signIn(person)).toMatchObject({ status: 429, code: 'too-many' })
    expect(await createBrowser().signIn(person)).toMatchObject({ status: 200 })
  })

  test('is known for that person alone', async () => {
    const { browser } = await createKnownBrowser()
    const other = await createPerson(app, { password })
    await tryWrongly(other)
    expect(await browser.signIn(other)).toMatchObject({ status: 429 })
  })

  test('asks for a code when strangers have asked until nobody may', async () => {
    const { person, browser } = await createKnownBrowser()
    const stranger = createBrowser()
    expect(await statuses(11, () => stranger.ask(person))).toEqual([...Array<number>(10).fill(200), 429])
    expect(await browser.ask(person)).toMatchObject({ status: 200 })
    await mailbox.untilDone()
    while (mailbox.unread.length) await mailbox.next(emailOf(person))
  })

  test('is known by a cookie for this site’s scripts to see nothing of, kept as a hash', async () => {
    const person = await createPerson(app, { password })
    const response = await fetch(app.baseUrl + logIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf(person), password }),
    })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/i-one; Max-Age=31536000; HttpOnly; SameSite=Strict$/)
    const value = cookie.slice('device='.length, cookie.indexOf(';'))
    const saved = await app.db.selectFrom('known_devices').select('device_hash').execute()
    expect(saved.some(({ device_hash }) => device_hash.equals(Buffer.from(value, 'base64url')))).toBe(false)
  })

  test('gets no cookie by a wrong password', async () => {
    const browser = createBrowser()
    await browser.signIn(await createPerson(app, { password }), 'wrong')
    expect([...browser.cookies.keys()]).toEqual([])
  })

  test('is deleted by a new password on another device, which becomes known', async () => {
    const { person, browser } = await createKnownBrowser()
    const other = createBrowser()
    const { token } = (await other.signIn(person)) as unknown as { token: string }
    const newPassword = 'second-half-at-eight'
    await other.send('PUT', changePassword.path, { password, newPassword }, token)
    await mailbox.next(emailOf(person))
    await tryWrongly(person)
    expect(await browser.signIn(person, newPassword)).toMatchObject({ status: 429 })
    expect(await other.signIn(person, newPassword)).toMatchObject({ status: 200 })
  })

  test('is also saved when a password is reset', async () => {
    const [person, browser] = [await createPerson(app, { password }), createBrowser()]
    await browser.ask(person)
    await browser.post(verifyCode.path, { email: emailOf(person), otp: await codeIn(person) })
    const newPassword = 'second-half-at-eight'
    const body = { email: emailOf(person), newPassword, confirmPassword: newPassword }
    expect(await browser.post(resetPassword.path, body)).toMatchObject({ status: 200 })
    await mailbox.next(emailOf(person))
    await tryWrongly(person)
    expect(await browser.signIn(person, newPassword)).toMatchObject({ status: 200 })
  })

  test('is deleted a year after its last use, with at most twenty per user', async () => {
    const { person } = await createKnownBrowser()
    const count = async () =>
      (await app.db.selectFrom('known_devices').select('used_at').where('user_id', '=', person.id).execute())
        .length
    for (let signedIn = 1; signedIn <= 20; signedIn++) await createBrowser().signIn(person)
    expect(await count()).toBe(20)
    app.clock.advance((retentionDays.knownDevices - 1) * day)
    await app.sweep()
    expect(await count()).toBe(20)
    app.clock.advance(2 * day)
    await app.sweep()
    expect(await count()).toBe(0)
  })
})

describe('a pending code', () => {
  const verify = (person: Pick<Person, 'id'>, otp: string, browser: Browser = createBrowser()) =>
    browser.post(verifyCode.path, { email: emailOf(person), otp })

  test('is not replaced by another browser’s request, which gets the same response', async () => {
    const [person, owner] = [await createPerson(app), createBrowser()]
    const answer = await owner.ask(person)
    const otp = await codeIn(person)
    await mailbox.untilDone()
    expect(await createBrowser().ask(person)).toEqual(answer)
    await mailbox.untilDone()
    expect(mailbox.unread).toEqual([])
    expect(await verify(person, otp)).toMatchObject({ status: 200 })
  })

  test('is replaced when the same browser asks again, or ten minutes later, or once it was used', async () => {
    const [person, owner, other] = [await createPerson(app), createBrowser(), createBrowser()]
    await owner.ask(person)
    const first = await codeIn(person)
    await owner.ask(person)
    const second = await codeIn(person)
    if (first !== second) expect(await verify(person, first)).toMatchObject({ status: 400 })
    app.clock.advance(10 * minute)
    await other.ask(person)
    const third = await codeIn(person)
    expect(await verify(person, third, owner)).toMatchObject({ status: 200 })
    await owner.ask(person)
    expect(await verify(person, await codeIn(person))).toMatchObject({ status: 200 })
  })

  test('whose mail failed does not block another code', async () => {
    const person = await createPerson(app)
    const ask = (asker: string) => ({ emailKey: emailOf(person), asker: Buffer.from(asker).toString('hex') })
    const its = { db: app.db, config: app.config, now: app.clock.now }
    const lost = () => Promise.reject(new Error('The mail server is gone'))
    await expect(sendResetCode(its, ask('one'), lost)).rejects.toThrow('gone')
    const sent: unknown[] = []
    const send = async (mail: unknown) => void sent.push(mail)
    await sendResetCode(its, ask('other'), send)
    await sendResetCode(its, ask('third'), send)
    expect(sent).toHaveLength(1)
  })

  test('behaves the same for an unknown address', async () => {
    const nobody = { id: 'nobody-at-all' }
    const row = () =>
      app.db
        .selectFrom('password_resets')
        .select(['code_hash', 'asker_hash'])
        .where('user_id', 'is', null)
        .executeTakeFirstOrThrow()
    const owner = createBrowser()
    await owner.ask(nobody)
    await mailbox.untilDone()
    const first = await row()
    expect(first.asker_hash).not.toBeNull()
    await createBrowser().ask(nobody)
    await mailbox.untilDone()
    expect(await row()).toEqual(first)
    await owner.ask(nobody)
    await mailbox.untilDone()
    expect((await row()).code_hash).not.toEqual(first.code_hash)
  })
})
