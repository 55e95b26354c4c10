import { getUser, logIn } from '@i-one/contract/accounts'
import { confirmEmail } from '@i-one/contract/accounts/confirmation'
import { changePassword } from '@i-one/contract/accounts/password'
import { requestPasswordReset, verifyCode } from '@i-one/contract/accounts/password-reset'
import { type ProfileChange, updateUser } from '@i-one/contract/accounts/profile'
import { afterEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { type Person, createPerson } from '../../../test/make.ts'
import { waitUntilBlocked } from '../../../test/meeting.ts'
import { startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { hashPassword } from '../../lib/password.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)
afterEach(async () => {
  await mailbox.untilDone()
  expect(mailbox.unread).toEqual([])
})

type Change = z.input<typeof ProfileChange>
const password = 'kickoff-at-seven'
const emailOf = ({ id }: Person) => `${id}@example.com`
const change = (person: Person, body: Change) => app.as(person.token)(updateUser, { body })
const playerOf = ({ id }: Person) =>
  app.db.selectFrom('players').select(['name', 'position']).where('id', '=', id).executeTakeFirstOrThrow()

describe('a profile', () => {
  test.each<Change>([
    { firstName: 'Adé' },
    { lastName: 'Bámidélé' },
    { nickname: 'Yínká 8' },
    { address: '22 Bọ́dẹ Thomas Street' },
    { position: 'GK' },
    { location: { type: 'Point', coordinates: [7.4951, 9.0579] } },
    { isOwner: true },
    { firstName: 'Adé', nickname: 'Adé 10', position: 'DF' },
    {},
  ])('is changed in what is told and in nothing else: %j', async (body) => {
    const person = await createPerson(app)
    const { user: before } = await app.as(person.token)(getUser)
    const { user } = await change(person, body)
    expect(user).toEqual({ ...before, ...body })
    expect(await app.as(person.token)(getUser)).toEqual({ user })
  })

  test('parses its phone number as at registration', async () => {
    const person = await createPerson(app)
    expect(await change(person, { phoneNumber: '0803 555 0142' })).toMatchObject({
      user: { phoneNumber: '+2348035550142' },
    })
    await expect(change(person, { phoneNumber: '12345' })).rejects.toMatchObject({
      status: 400,
      fields: { phoneNumber: 'Phone number is not valid' },
    })
  })

  test('[STAT-1] gives the player its nickname and position', async () => {
    const person = await createPerson(app)
    await change(person, { nickname: 'Yínká 8', position: 'GK' })
    expect(await playerOf(person)).toEqual({ name: 'Yínká 8', position: 'GK' })
  })

  test('rejects a reserved nickname, unless it is the current one', async () => {
    const person = await createPerson(app, { nickname: 'Admin' })
    await expect(change(person, { nickname: 'Former pl\u0430yer' })).rejects.toMatchObject({
      status: 400,
      fields: { nickname: 'This name is reserved. Choose another one.' },
    })
    await expect(change(person, { nickname: 'Admin', firstName: 'Adé' })).resolves.toMatchObject({
      user: { nickname: 'Admin', firstName: 'Adé' },
    })
  })

  test('applies two concurrent changes', async () => {
    const person = await createPerson(app)
    await Promise.all([change(person, { firstName: 'Adé' }), change(person, { nickname: 'Adé 10' })])
    expect(await app.as(person.token)(getUser)).toMatchObject({
      user: { firstName: 'Adé', nickname: 'Adé 10' },
    })
    expect(await playerOf(person)).toMatchObject({ name: 'Adé 10' })
  })

  test('can make a player an organizer permanently, but nobody staff', async () => {
    const person = await createPerson(app)
    expect(await change(person, { isOwner: true, isAdmin: true } as Change)).toMatchObject({
      user: { isOwner: true, isAdmin: false },
    })
    expect(await change(person, { isOwner: true })).toMatchObject({ user: { isOwner: true } })
    await expect(change(person, { isOwner: false })).rejects.toMatchObject({
      status: 400,
      fields: { isOwner: 'You can’t stop being an organizer' },
    })
  })

  test('is changed by its owner alone', () =>
    expect(app.as()(updateUser, { body: { firstName: 'Adé' } })).rejects.toMatchObject({
      code: 'not-signed-in',
      status: 401,
    }))
})

describe('another address', () => {
  const asked = async () => {
    const person = await createPerson(app, { password })
    const email = `New-${person.id}@example.com`
    const result = await change(person, { email, password })
    expect(await mailbox.next(emailOf(person))).toMatchObject({
      subject: 'New address for your account',
    })
    const mail = await mailbox.next(email)
    expect(mail).toMatchObject({ subject: 'Confirm your address' })
    return { person, email, result, link: /\/confirm\?link=([\w-]{22})$/m.exec(mail.text ?? '')![1]! }
  }
  const open = (link: string) => app.as()(confirmEmail, { body: { link } })
  const signIn = (address: string) => app.as()(logIn, { body: { email: address, password } })
  const seen = async ({ token }: Person) => (await app.as(token)(getUser)).user

  test('needs the password', async () => {
    const person = await createPerson(app, { password })
    const email = `new-${person.id}@example.com`
    await expect(change(person, { email })).rejects.toMatchObject({
      status: 400,
      fields: { password: 'Password is required' },
    })
    await expect(change(person, { email, password: 'not-this-one' })).rejects.toMatchObject({
      status: 400,
      fields: { password: 'This password is wrong' },
    })
    await expect(change(person, { email: emailOf(person) })).resolves.toMatchObject({
      user: { emailConfirmed: true },
    })
  })

  test('takes effect once its link is opened, and notifies the old address', async () => {
    const { person, email, result, link } = await asked()
    expect(result).toMatchObject({ user: { email: emailOf(person), emailConfirmed: true, newEmail: email } })
    await expect(signIn(email)).rejects.toMatchObject({ code: 'wrong-login' })
    await expect(signIn(emailOf(person))).resolves.toBeTruthy()
    await open(link)
    expect(await mailbox.next(emailOf(person))).toMatchObject({ subject: 'Your email address was changed' })
    expect(await seen(person)).toMatchObject({ email, emailConfirmed: true, newEmail: null })
    await expect(signIn(email.toLowerCase())).resolves.toBeTruthy()
    await expect(signIn(emailOf(person))).rejects.toMatchObject({ code: 'wrong-login' })
  })

  test('is dropped by a change back or by a new password', async () => {
    const [one, two] = [await asked(), await asked()]
    expect(await change(one.person, { email: emailOf(one.person) })).toMatchObject({
      user: { newEmail: null },
    })
    const newPassword = 'second-half-at-eight'
    await app.as(two.person.token)(changePassword, { body: { password, newPassword } })
    await mailbox.next(emailOf(two.person))
    for (const { person, link } of [one, two]) {
      await expect(open(link)).rejects.toMatchObject({ code: 'wrong-link' })
      expect(await seen(person)).toMatchObject({ email: emailOf(person), newEmail: null })
    }
  })

  test('is rejected if another user has taken it in the meantime', async () => {
    const { person, email, link } = await asked()
    const other = await createPerson(app)
    const key = email.toLowerCase()
    await app.db.updateTable('users').set({ email, email_key: key }).where('id', '=', other.id).execute()
    await expect(open(link)).rejects.toMatchObject({ code: 'email-taken', status: 409 })
    expect(await seen(person)).toMatchObject({ email: emailOf(person), emailConfirmed: true })
  })

  test('is not announced to an unconfirmed address', async () => {
    const person = await createPerson(app, { password, emailConfirmed: false })
    const email = `new-${person.id}@example.com`
    await change(person, { email, password })
    await mailbox.next(email)
  })

  test('invalidates codes mailed to the old address', async () => {
    const person = await createPerson(app, { password })
    await app.as()(requestPasswordReset, { body: { email: emailOf(person) } })
    const { text = '' } = await mailbox.next(emailOf(person))
    const otp = /^ {4}(\d{5})$/m.exec(text)![1]!
    const email = `new-${person.id}@example.com`
    await change(person, { email, password })
    await mailbox.next(emailOf(person))
    await open(/link=([\w-]{22})$/m.exec((await mailbox.next(email)).text ?? '')![1]!)
    await mailbox.next(emailOf(person))
    await expect(app.as()(verifyCode, { body: { email: emailOf(person), otp } })).rejects.toMatchObject({
      code: 'wrong-code',
    })
  })

  test('that is taken is rejected with the whole change', async () => {
    const [person, other] = [await createPerson(app, { password }), await createPerson(app)]
    const body = { email: emailOf(other).toUpperCase(), password, firstName: 'Adé' }
    await expect(change(person, body)).rejects.toMatchObject({ code: 'email-taken', status: 409 })
    expect(await app.as(person.token)(getUser)).toMatchObject({
      user: { email: emailOf(person), emailConfirmed: true, firstName: 'Ọláyínká' },
    })
  })

  test('waits for a concurrent password change, then rejects the old password', async () => {
    const person = await createPerson(app, { password })
    const email = `new-${person.id}@example.com`
    const anotherHash = await hashPassword('another-one')
    const { tried } = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ password_hash: anotherHash }).where('id', '=', person.id).execute()
      const tried = change(person, { email, password }).catch((error: unknown) => error)
      await Promise.race([waitUntilBlocked(app, 1), tried])
      return { tried }
    })
    expect(await tried).toMatchObject({ fields: { password: 'This password is wrong' } })
  })

  test('cannot be tried with one password after the other', async () => {
    const person = await createPerson(app, { password })
    const tries = Array.from({ length: 11 }, (_, n) =>
      change(person, { email: 'x@example.com', password: `guess ${n}` }).catch((error: unknown) => error),
    )
    expect(await Promise.all(tries)).toContainEqual(expect.objectContaining({ code: 'too-many' }))
  })
})
