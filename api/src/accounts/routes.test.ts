import { User, getUser, logIn, logOut, register } from '@i-one/contract/accounts'
import { privacyNotice } from '@i-one/contract/privacy'
import { describe, expect, test } from 'vitest'
import { bootApp } from '../../test/app.ts'
import { openMailbox } from '../../test/mailbox.ts'
import { createPerson } from '../../test/make.ts'
import { waitUntilBlocked } from '../../test/meeting.ts'
import { day, startTestApp } from '../../test/suite.ts'
import { hashPassword } from '../lib/password.ts'

const app = await startTestApp()

const password = 'kickoff-at-seven'
let count = 0
const form = (traits: { email?: string; nickname?: string; phoneNumber?: string } = {}) => ({
  firstName: 'Ọláyínká',
  lastName: 'Ṣẹ́gun',
  nickname: 'Láyí',
  email: `player-${++count}@example.com`,
  password,
  phoneNumber: '0801 234 5678',
  address: '7 Bode Thomas Street, Surulere',
  position: 'FW' as const,
  isOwner: false,
  location: { type: 'Point' as const, coordinates: [3.3541, 6.4969] as [number, number] },
  ...traits,
})
const signUp = async (traits = {}) => {
  const body = form(traits)
  const { user } = await app.as()(register, { body })
  const { token } = await app.as()(logIn, { body: { email: body.email, password } })
  return { user, token, email: body.email }
}

describe('registering', () => {
  test('creates a user and a player with the given data', async () => {
    const body = form()
    const { user, message } = await app.as()(register, { body })
    expect(message).toBe('User registered successfully')
    const { password: _, ...answer } = body
    expect(User.parse(user)).toEqual({
      ...answer,
      _id: user._id,
      phoneNumber: '+2348012345678',
      emailConfirmed: false,
      newEmail: null,
      isAdmin: false,
      photo: null,
      privacyVersion: privacyNotice.version,
      language: 'en',
    })
    const player = await app.db
      .selectFrom('players')
      .selectAll()
      .where('id', '=', user._id)
      .executeTakeFirst()
    expect(player).toMatchObject({ name: 'Láyí', position: 'FW' })
  })

  test('accepts phone numbers and names copied from contacts, including scripts with joiners', async () => {
    const nickname = 'علی\u200cرضا'
    const { user } = await signUp({
      nickname: `\u2067${nickname}\u2069`,
      phoneNumber: '\u202a+234\u2011803\u00a0123 4567\u202c',
      email: '\u200epasted\u2011one@example.com\u00a0',
    })
    expect(user).toMatchObject({ nickname, phoneNumber: '+2348031234567', email: 'pasted-one@example.com' })
  })

  test('keeps the password only as an argon2id hash of its own', async () => {
    const people = await Promise.all([signUp(), signUp()])
    const ids = people.map(({ user }) => user._id)
    const rows = await app.db.selectFrom('users').select('password_hash').where('id', 'in', ids).execute()
    for (const { password_hash } of rows)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0]?.password_hash).not.toBe(rows[1]?.password_hash)
  })

  test.each([
    ['654321', 'Too easy to guess'],
    ['chelsea123', 'Too easy to guess'],
    ['PassWord1', 'Too easy to guess'],
    ['segun2024', 'Too easy to guess'],
    ['layi', 'Minimum 6 characters'],
  ])('is refused with %s, which is easy to guess', async (password, sentence) => {
    const body = { ...form(), password }
    await expect(app.as()(register, { body })).rejects.toMatchObject({
      status: 400,
      message: sentence,
      fields: { password: sentence },
    })
    const { email } = body
    expect(await app.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([])
  })

  test.each(['i-one staff', 'Admin ✓', 'Former player', 'St\u0430ff'])(
    'is refused under the name %s, which is reserved',
    async (nickname) => {
      await expect(app.as()(register, { body: form({ nickname }) })).rejects.toMatchObject({
        status: 400,
        fields: { nickname: 'This name is reserved. Choose another one.' },
      })
    },
  )

  test('can create an organizer, but never staff', async () => {
    const { user } = await app.as()(register, { body: { ...form(), isOwner: true, isAdmin: true } as never })
    expect(user).toMatchObject({ isOwner: true, isAdmin: false })
  })

  test('[AUTH-3] is refused for an address that is taken, in another case or Unicode form too', async () => {
    await signUp({ email: 'Ọláyínká@Example.com'.normalize('NFC') })
    for (const email of [
      'ọláyínká@example.com'.normalize('NFD'),
      'ỌLÁYÍNKÁ@EXAMPLE.COM',
      'Ọláyínká@ｅxample.com',
    ])
      await expect(app.as()(register, { body: form({ email }) })).rejects.toMatchObject({
        code: 'email-taken',
        status: 409,
      })
  })

  test('twenty times at once with one address makes one user and one player', async () => {
    const body = form({ nickname: 'Only one' })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => app.as()(register, { body })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const { reason } of tries.filter((tried) => tried.status === 'rejected'))
      expect(reason).toMatchObject({ code: 'email-taken' })
    expect(
      await app.db.selectFrom('players').where('name', '=', 'Only one').select('id').execute(),
    ).toHaveLength(1)
  })

  test('is followed by a welcome, and not when it is refused', async () => {
    const other = await bootApp()
    const mailbox = await openMailbox(other)
    const body = form()
    await other.as()(register, { body })
    const { subject, html } = await mailbox.next(body.email)
    expect(subject).toBe('Welcome to i-one')
    expect(html).toContain(`href="${other.config.publicUrl}/confirm?link=`)
    // the mail has no nickname, because its reader may not be the person who typed the address
    expect(html).not.toContain(body.nickname)
    await expect(other.as()(register, { body })).rejects.toMatchObject({ code: 'email-taken' })
    await mailbox.untilDone()
    expect(mailbox.unread).toEqual([])
    await mailbox.stop()
    await other.stop()
  })

  test('needs a phone number that can be read', async () => {
    await expect(app.as()(register, { body: form({ phoneNumber: 'call me' }) })).rejects.toMatchObject({
      status: 400,
      message: 'Phone number is not valid',
      fields: { phoneNumber: 'Phone number is not valid' },
    })
  })
})

describe('logging in', () => {
  test('returns the user and a token', async () => {
    const { email, user } = await signUp()
    const login = await app.as()(logIn, { body: { email, password } })
    expect(login).toMatchObject({ user, message: 'Login successful' })
    expect(await app.as(login.token)(getUser)).toEqual({ user })
  })

  test('knows the address in another case and the password in another Unicode form', async () => {
    const body = { ...form(), email: `Case-${count}@example.com`, password: 'Àṣálẹ́ ojúmọ́!'.normalize('NFC') }
    await app.as()(register, { body })
    const credentials = { email: body.email.toUpperCase(), password: body.password.normalize('NFD') }
    await expect(app.as()(logIn, { body: credentials })).resolves.toMatchObject({
      user: { email: body.email },
    })
  })

  test('keeps the token only as a hash', async () => {
    const { token } = await signUp()
    const saved = await app.db.selectFrom('logins').select('token_hash').execute()
    expect(saved.every(({ token_hash }) => !token_hash.equals(Buffer.from(token, 'base64url')))).toBe(true)
  })

  test('with a wrong password and with an unknown address is refused alike', async () => {
    const { email } = await signUp()
    const refusal = (body: { email: string; password: string }) =>
      app
        .as()(logIn, { body })
        .then(
          () => undefined,
          (error: { status: number; body: object }) => [error.status, error.body],
        )
    const wrong = await refusal({ email, password: 'not-this-one' })
    expect(wrong).toMatchObject([401, { code: 'wrong-login', error: 'Email or password is wrong.' }])
    expect(await refusal({ email: 'nobody@example.com', password })).toEqual(wrong)
  })

  test('takes the same time for a wrong password and for an unknown address', async () => {
    const { email } = await signUp()
    const milliseconds = async (address: string) => {
      const begun = performance.now()
      await app
        .as()(logIn, { body: { email: address, password: 'not-this-one' } })
        .catch(() => undefined)
      return performance.now() - begun
    }
    const fastest = { known: Infinity, unknown: Infinity }
    // compares the fastest requests, because a busy machine delays some
    // without a password hash for unknown addresses, the ratio would be 0.1
    const ratio = async () => {
      fastest.known = Math.min(fastest.known, await milliseconds(email))
      fastest.unknown = Math.min(fastest.unknown, await milliseconds('nobody@example.com'))
      return fastest.unknown / fastest.known
    }
    for (let round = 0; round < 15; round++) await ratio()
    await expect.poll(ratio, { interval: 0 }).toBeGreaterThan(0.6)
  })

  test('waits for a concurrent password change, then rejects the old password', async () => {
    const { email, user } = await signUp()
    const changed = await hashPassword('another-one')
    const { tried } = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ password_hash: changed }).where('id', '=', user._id).execute()
      const tried = app
        .as()(logIn, { body: { email, password } })
        .catch((error: unknown) => error)
      await Promise.race([waitUntilBlocked(app, 1), tried])
      return { tried }
    })
    expect(await tried).toMatchObject({ code: 'wrong-login' })
  })

  test('is refused for a suspended account, and so is every call of it', async () => {
    const { email, user, token } = await signUp()
    await app.db
      .updateTable('users')
      .set({ suspended_at: app.clock.now() })
      .where('id', '=', user._id)
      .execute()
    const suspended = { code: 'suspended', status: 403 }
    await expect(app.as()(logIn, { body: { email, password } })).rejects.toMatchObject(suspended)
    await expect(app.as(token)(getUser)).rejects.toMatchObject(suspended)
  })
})

describe('a login', () => {
  test('ends by logging out, and others of the same user stay', async () => {
    const { email, token } = await signUp()
    const other = await app.as()(logIn, { body: { email, password } })
    expect(await app.as(token)(logOut)).toEqual({ message: 'Logout successful' })
    await expect(app.as(token)(getUser)).rejects.toMatchObject({ code: 'not-signed-in', status: 401 })
    await expect(app.as(other.token)(getUser)).resolves.toBeTruthy()
  })

  test('ends after 30 days without use', async () => {
    const { token } = await createPerson(app)
    for (let round = 0; round < 3; round++) {
      app.clock.advance(29 * day)
      await app.as(token)(getUser)
    }
    app.clock.advance(30 * day)
    await expect(app.as(token)(getUser)).rejects.toMatchObject({ code: 'not-signed-in' })
    await app.sweep()
    expect(await app.db.selectFrom('logins').selectAll().execute()).toEqual([])
  })

  test('is needed to get the own account', async () => {
    for (const call of [app.as(), app.as('made-up')])
      await expect(call(getUser)).rejects.toMatchObject({ code: 'not-signed-in', status: 401 })
  })
})

describe('a demo account', () => {
  test('signs in only while the app is on a loopback address', async () => {
    const open = await bootApp({ publicUrl: 'https://i-one.example' })
    const body = form()
    for (const { db, as } of [app, open]) {
      const { user } = await as()(register, { body })
      await db.updateTable('users').set({ is_demo: true }).where('id', '=', user._id).execute()
    }
    const credentials = { body: { email: body.email, password } }
    await expect(app.as()(logIn, credentials)).resolves.toBeTruthy()
    await expect(open.as()(logIn, credentials)).rejects.toMatchObject({ code: 'demo-only-here', status: 409 })
    await open.stop()
  })
})
