import { getUser, logIn } from '@i-one/contract/accounts'
import { listLogins } from '@i-one/contract/accounts/logins'
import {
  addPasskey,
  listPasskeys,
  logInByPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
  startProof,
} from '@i-one/contract/accounts/passkeys'
import type { Proof } from '@i-one/contract/accounts/password'
import { updateUser } from '@i-one/contract/accounts/profile'
import { deleteUser } from '@i-one/contract/leaving'
import { listAuditLog } from '@i-one/contract/moderation/audit'
import { getBankDetails, updateBankDetails, removeBankDetails } from '@i-one/contract/payments/bank-details'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, bootApp } from '../../../test/app.ts'
import { createAuthenticator } from '../../../test/make-authenticator.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { minute, apiError, startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { runCommand } from '../../moderation/staff/command/actions.ts'
import { maxPasskeys } from './rules.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)
beforeEach(() => app.db.deleteFrom('limits').execute())
afterEach(() => expect(mailbox.unread).toEqual([]))

const password = 'kickoff-at-seven'
const wrong = apiError('wrong-passkey', 400)
const emailOf = ({ id }: Person) => `${id}@example.com`

const add = async (person: Person, device = createAuthenticator(), { at = app, name = '' } = {}) => {
  const call = at.as(person.token)
  const options = await call(startPasskey, { body: { password } })
  const { passkey } = await call(addPasskey, { body: { name, passkey: device.make(options) } })
  return passkey
}
const createPasskeyUser = async (at: TestApp = app, traits: Parameters<typeof createPerson>[1] = {}) => {
  const person = await createPerson(at, { password, ...traits })
  const device = createAuthenticator(at.config.publicUrl)
  const passkey = await add(person, device, { at })
  if (at === app) await mailbox.next(emailOf(person))
  return { person, device, passkey }
}
type Device = ReturnType<typeof createAuthenticator>
const signIn = async (device: Device, ways: Parameters<Device['sign']>[1] = {}, at = app) => {
  const options = await at.as()(startPasskeyLogin)
  return at.as()(logInByPasskey, { body: { passkey: device.sign(options, ways) } })
}

describe('a passkey', () => {
  test('is added with the password, announced by mail, and signs in without the password', async () => {
    const person = await createPerson(app, { password })
    const device = createAuthenticator()
    const passkey = await add(person, device, { name: 'My phone' })
    expect(passkey).toMatchObject({ name: 'My phone', since: app.clock.now().toISOString(), lastUsed: null })
    expect(await mailbox.next(emailOf(person))).toMatchObject({ subject: 'A passkey was added' })
    app.clock.advance(minute)
    const { token, user, message } = await signIn(device)
    expect([user._id, message]).toEqual([person.id, 'Login successful'])
    await expect(app.as(token)(getUser)).resolves.toMatchObject({ user: { _id: person.id } })
    expect(await app.as(token)(listPasskeys)).toEqual({
      passkeys: [{ ...passkey, lastUsed: app.clock.now().toISOString() }],
      origin: 'http://localhost:3000',
    })
  })

  test('is named after the browser by default, and existing passkeys are excluded', async () => {
    const { person, passkey } = await createPasskeyUser()
    expect(passkey.name).toBe('Unknown device')
    expect(await app.as(person.token, 'fr')(listPasskeys)).toMatchObject({
      passkeys: [{ name: 'Appareil inconnu' }],
    })
    const { excludeCredentials } = await app.as(person.token)(startPasskey, { body: { password } })
    expect(excludeCredentials).toHaveLength(1)
  })

  test.each([
    ['no password', {}, { fields: { password: 'Password is required' } }],
    ['a wrong one', { password: 'not-this-one' }, { fields: { password: 'This password is wrong' } }],
  ])('is not added with %s', async (_, body, error) => {
    const { token } = await createPerson(app, { password })
    await expect(app.as(token)(startPasskey, { body })).rejects.toMatchObject({ status: 400, ...error })
  })

  test('is not added twice, nor to two accounts, and an account keeps ten', async () => {
    const { person, device } = await createPasskeyUser()
    const other = await createPerson(app, { password })
    for (const one of [person, other]) await expect(add(one, device)).rejects.toMatchObject(wrong)
    for (let count = 1; count < maxPasskeys; count++) {
      await add(person)
      await mailbox.next(emailOf(person))
    }
    await expect(add(person)).rejects.toMatchObject(apiError('too-many-passkeys'))
  })

  test('is removed with the password, announced by mail, and its logins end', async () => {
    const { person, device, passkey } = await createPasskeyUser()
    const { token } = await signIn(device)
    await app.as(person.token)(removePasskey, { params: { id: passkey._id }, body: { password } })
    expect(await mailbox.next(emailOf(person))).toMatchObject({ subject: 'A passkey was removed' })
    await expect(app.as(token)(getUser)).rejects.toMatchObject({ code: 'not-signed-in' })
    expect((await app.as(person.token)(listPasskeys)).passkeys).toEqual([])
    await expect(signIn(device)).rejects.toMatchObject(wrong)
  })

  test('can authorize its own removal, and the current login stays', async () => {
    const { device, passkey } = await createPasskeyUser()
    const { token } = await signIn(device)
    const options = await app.as(token)(startProof)
    expect(options.allowCredentials).toHaveLength(1)
    const body = { passkey: device.sign(options) }
    await app.as(token)(removePasskey, { params: { id: passkey._id }, body })
    const { user } = await app.as(token)(getUser)
    await mailbox.next(user.email)
  })

  test('is removed by nobody else, nor without a proof', async () => {
    const { person, device, passkey } = await createPasskeyUser()
    const stranger = await createPasskeyUser()
    const params = { id: passkey._id }
    await app.as(stranger.person.token)(removePasskey, { params, body: { password } })
    const call = app.as(person.token)
    await expect(call(removePasskey, { params, body: {} })).rejects.toMatchObject({ status: 400 })
    const strangers = stranger.device.sign(await call(startProof))
    await expect(call(removePasskey, { params, body: { passkey: strangers } })).rejects.toMatchObject(wrong)
    await expect(signIn(device)).resolves.toBeTruthy()
  })
})

describe('in place of the password', () => {
  const account = { bank: 'Mushin Microfinance', accountNumber: '0123456789', accountName: 'Ada Obi' }

  test('a passkey changes bank details, which the mail says, and the address, and deletes the account', async () => {
    const { person, device } = await createPasskeyUser(app, { isOwner: true })
    const call = app.as(person.token)
    const proof = async () => ({ passkey: device.sign(await call(startProof)) })
    const put = await call(updateBankDetails, { body: { ...account, ...(await proof()) } })
    expect(put.details).toEqual(account)
    expect(await call(removeBankDetails, { body: await proof() })).toMatchObject({ details: null })
    for (let emails = 0; emails < 2; emails++) {
      const { subject, text } = await mailbox.next(emailOf(person))
      expect(subject).toMatch(/^Your bank details were/)
      expect(text).toContain('has a device with your passkey')
      expect(text).not.toContain('knows your password')
    }
    const email = `new-${emailOf(person)}`
    expect(await call(updateUser, { body: { email, ...(await proof()) } })).toMatchObject({
      user: { newEmail: email },
    })
    await mailbox.next(email)
    await mailbox.next(emailOf(person))
    await call(deleteUser, { body: await proof() })
    await expect(call(getUser)).rejects.toMatchObject(apiError('not-signed-in', 401))
  })

  test('no proof, or another user’s passkey, changes nothing', async () => {
    const { person } = await createPasskeyUser(app, { isOwner: true })
    const stranger = await createPasskeyUser()
    const call = app.as(person.token)
    const changes = [
      (proof: Proof) => call(updateBankDetails, { body: { ...account, ...proof } }),
      (proof: Proof) => call(removeBankDetails, { body: proof }),
      (proof: Proof) => call(updateUser, { body: { email: `new-${emailOf(person)}`, ...proof } }),
      (proof: Proof) => call(deleteUser, { body: proof }),
    ]
    for (const change of changes) {
      await expect(change({})).rejects.toMatchObject({
        status: 400,
        fields: { password: 'Password is required' },
      })
      const passkey = stranger.device.sign(await call(startProof))
      await expect(change({ passkey })).rejects.toMatchObject(wrong)
    }
    expect((await call(getBankDetails)).details).toBeNull()
    expect((await call(getUser)).user.newEmail).toBeFalsy()
  })
})

describe('a signed response', () => {
  test('is accepted once', async () => {
    const { device } = await createPasskeyUser()
    const passkey = device.sign(await app.as()(startPasskeyLogin))
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => app.as()(logInByPasskey, { body: { passkey } })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('expires after five minutes and is deleted', async () => {
    const { device } = await createPasskeyUser()
    const [inTime, late] = [await app.as()(startPasskeyLogin), await app.as()(startPasskeyLogin)]
    app.clock.advance(5 * minute - 1)
    await app.as()(logInByPasskey, { body: { passkey: device.sign(inTime) } })
    app.clock.advance(1)
    const passkey = device.sign(late)
    await expect(app.as()(logInByPasskey, { body: { passkey } })).rejects.toMatchObject(wrong)
    await app.sweep()
    expect(await app.db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([])
  })

  test.each([
    ['on another site', { origin: 'https://i-one.example.com' }],
    ['without finger, face or screen lock', { verified: false }],
    ['with a count that did not grow', { count: 1 }],
  ])('%s is refused', async (_, ways) => {
    const { device } = await createPasskeyUser()
    await signIn(device)
    await expect(signIn(device, ways)).rejects.toMatchObject(wrong)
    await expect(signIn(device)).resolves.toBeTruthy()
  })

  test('from another site, or without a challenge, adds no passkey', async () => {
    const { token } = await createPerson(app, { password })
    const device = createAuthenticator()
    const options = await app.as(token)(startPasskey, { body: { password } })
    const tries = [device.make(options, { origin: 'https://i-one.example.com' }), device.make(options)]
    for (const passkey of [...tries, device.make({ challenge: 'x'.repeat(43) })])
      await expect(app.as(token)(addPasskey, { body: { passkey } })).rejects.toMatchObject(wrong)
  })

  test('for one purpose is rejected for another', async () => {
    const { person, device, passkey } = await createPasskeyUser()
    const call = app.as(person.token)
    const toSignIn = device.sign(await app.as()(startPasskeyLogin))
    const removal = { params: { id: passkey._id }, body: { passkey: toSignIn } }
    await expect(call(removePasskey, removal)).rejects.toMatchObject(wrong)
    const toProve = device.sign(await call(startProof))
    await expect(app.as()(logInByPasskey, { body: { passkey: toProve } })).rejects.toMatchObject(wrong)
  })

  test('by another key is rejected', async () => {
    const { device } = await createPasskeyUser()
    const options = await app.as()(startPasskeyLogin)
    const { id, rawId } = device.sign(options)
    const forged = { ...createAuthenticator().sign(options), id, rawId }
    await expect(app.as()(logInByPasskey, { body: { passkey: forged } })).rejects.toMatchObject(wrong)
  })

  test('does not reveal accounts: an unknown passkey is rejected in the same way', async () => {
    await expect(signIn(createAuthenticator())).rejects.toMatchObject(wrong)
    expect((await app.as()(startPasskeyLogin)).allowCredentials).toEqual([])
  })

  test('by a suspended user does not sign in', async () => {
    const { person, device } = await createPasskeyUser()
    const suspended = { suspended_at: app.clock.now() }
    await app.db.updateTable('users').set(suspended).where('id', '=', person.id).execute()
    await expect(signIn(device)).rejects.toMatchObject(apiError('suspended', 403))
  })
})

test('passkeys are unavailable on an IP address, and the response says so', async () => {
  const there = await bootApp({ publicUrl: 'http://197.210.64.1:3000' })
  const { token } = await createPerson(there, { password })
  expect(await there.as(token)(listPasskeys)).toEqual({ passkeys: [], origin: null })
  const none = apiError('no-name-for-passkeys')
  await expect(there.as(token)(startPasskey, { body: { password } })).rejects.toMatchObject(none)
  await expect(there.as()(startPasskeyLogin)).rejects.toMatchObject(none)
  await there.stop()
})

describe('staff on a public server', async () => {
  const there = await startTestApp({ publicUrl: 'https://i-one.example' })
  const reads = (token: string) => there.as(token)(listAuditLog, { query: {} })
  const needed = apiError('passkey-needed')

  test('have their rights only in a login with a passkey', async () => {
    const staff = await createPerson(there, { password, isAdmin: true })
    await expect(reads(staff.token)).rejects.toMatchObject(needed)
    const device = createAuthenticator(there.config.publicUrl)
    const passkey = await add(staff, device, { at: there })
    await expect(reads(staff.token)).resolves.toBeTruthy()
    const byPassword = await there.as()(logIn, { body: { email: emailOf(staff), password } })
    await expect(reads(byPassword.token)).rejects.toMatchObject(needed)
    const { token } = await signIn(device, {}, there)
    await expect(reads(token)).resolves.toBeTruthy()
    const body = { passkey: device.sign(await there.as(token)(startProof)) }
    await there.as(token)(removePasskey, { params: { id: passkey._id }, body })
    await expect(reads(token)).rejects.toMatchObject(needed)
    expect((await there.as(token)(listLogins)).logins).toHaveLength(2)
  })

  test('with a passkey cannot add or remove one with the password', async () => {
    const { person, passkey } = await createPasskeyUser(there, { isAdmin: true })
    const call = there.as(person.token)
    const error = { status: 400, fields: { password: 'Staff must use a passkey here' } }
    await expect(call(startPasskey, { body: { password } })).rejects.toMatchObject(error)
    const removal = { params: { id: passkey._id }, body: { password } }
    await expect(call(removePasskey, removal)).rejects.toMatchObject(error)
  })

  test('who lost their passkey are revoked, remove it with the password, and are granted again', async () => {
    const { person, passkey } = await createPasskeyUser(there, { isAdmin: true })
    const rank = (verb: string) => runCommand(there.db, [verb, emailOf(person)], there.clock.now())
    const { token } = await there.as()(logIn, { body: { email: emailOf(person), password } })
    const removal = { params: { id: passkey._id }, body: { password } }
    await expect(there.as(token)(removePasskey, removal)).rejects.toMatchObject({ status: 400 })
    await rank('revoke')
    await there.as(token)(removePasskey, removal)
    await rank('grant')
    await expect(reads(token)).rejects.toMatchObject(needed)
    const another = createAuthenticator(there.config.publicUrl)
    await add({ ...person, token }, another, { at: there })
    await expect(reads(token)).resolves.toBeTruthy()
    await expect(reads((await signIn(another, {}, there)).token)).resolves.toBeTruthy()
  })

  test('without the role see no hint of it', async () => {
    const { token } = await createPerson(there)
    await expect(reads(token)).rejects.toMatchObject(apiError('not-found', 404))
  })
})
