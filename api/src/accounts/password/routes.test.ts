import { getUser, logIn } from '@i-one/contract/accounts'
import { changePassword } from '@i-one/contract/accounts/password'
import { requestPasswordReset, verifyCode } from '@i-one/contract/accounts/password-reset'
import type { CallError } from '@i-one/contract/call'
import { describe, expect, test } from 'vitest'
import { type Person, createPerson } from '../../../test/make.ts'
import { waitUntilBlocked } from '../../../test/meeting.ts'
import { startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { hashPassword } from '../../lib/password.ts'
import { verifyPassword } from '../actions.ts'
import { getUserById } from '../sql.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)

const password = 'kickoff-at-seven'
const newPassword = 'second-half-at-eight'
const emailOf = ({ id }: Person) => `${id}@example.com`
const logInWith = (person: Person, password: string) =>
  app.as()(logIn, { body: { email: emailOf(person), password } })
const change = (person: Person, body = { password, newPassword }) =>
  app.as(person.token)(changePassword, { body })

const rejectedOf = (tries: PromiseSettledResult<unknown>[]) =>
  tries.filter(
    (tried) =>
      tried.status === 'rejected' && tried.reason instanceof ApiError && tried.reason.code === 'too-many',
  ).length

describe('a password is changed', () => {
  test('by whoever has the old one, which ends all other devices and is told by mail', async () => {
    const person = await createPerson(app, { password })
    const { token: other } = await logInWith(person, password)
    await expect(change(person)).resolves.toEqual({ message: 'Your password has been changed.' })
    await expect(app.as(person.token)(getUser)).resolves.toMatchObject({ user: { _id: person.id } })
    await expect(app.as(other)(getUser)).rejects.toMatchObject({ code: 'not-signed-in' })
    await expect(logInWith(person, password)).rejects.toMatchObject({ code: 'wrong-login' })
    await expect(logInWith(person, newPassword)).resolves.toMatchObject({ user: { _id: person.id } })
    expect(await mailbox.next(emailOf(person))).toMatchObject({ subject: 'Your password was changed' })
  })

  test('and codes mailed before it are over', async () => {
    const person = await createPerson(app, { password })
    await app.as()(requestPasswordReset, { body: { email: emailOf(person) } })
    const { text = '' } = await mailbox.next(emailOf(person))
    const otp = /^ {4}(\d{5})$/m.exec(text)![1]!
    await change(person)
    await mailbox.next(emailOf(person))
    await expect(app.as()(verifyCode, { body: { email: emailOf(person), otp } })).rejects.toMatchObject({
      code: 'wrong-code',
    })
  })

  test.each([
    ['a wrong one', { password: 'not-this-one', newPassword }, { password: 'This password is wrong' }],
    ['none', { password: '', newPassword }, { password: 'Password is required' }],
    ['a short new one', { password, newPassword: 'short' }, { newPassword: 'Minimum 6 characters' }],
    ['a common new one', { password, newPassword: 'password1' }, { newPassword: 'Too easy to guess' }],
    [
      'a new one with the name',
      { password, newPassword: 'olayinka99' },
      { newPassword: 'Too easy to guess' },
    ],
  ])('but not with %s: nothing changes', async (_, body, fields) => {
    const person = await createPerson(app, { password })
    const { token: other } = await logInWith(person, password)
    await expect(change(person, body)).rejects.toMatchObject({ status: 400, fields })
    await expect(app.as(other)(getUser)).resolves.toBeTruthy()
    await expect(logInWith(person, password)).resolves.toBeTruthy()
  })

  test('not during a concurrent change: the old password is then rejected', async () => {
    const person = await createPerson(app, { password })
    const anotherHash = await hashPassword('another-one')
    const { tried } = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ password_hash: anotherHash }).where('id', '=', person.id).execute()
      const tried = change(person).catch((error: unknown) => error)
      await Promise.race([waitUntilBlocked(app, 1), tried])
      return { tried }
    })
    expect(await tried).toMatchObject({ fields: { password: 'This password is wrong' } })
    await expect(logInWith(person, 'another-one')).resolves.toBeTruthy()
  })

  test('not by trying one after the other, which shuts nobody out of signing in', async () => {
    const person = await createPerson(app, { password })
    const tries = Array.from({ length: 11 }, (_, n) =>
      change(person, { password: `guess ${n}`, newPassword }).catch((error: unknown) => error),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter((answer) => (answer as CallError).code === 'too-many')).toHaveLength(1)
    await expect(change(person)).rejects.toMatchObject({ code: 'too-many', status: 429, retryAfter: 360 })
    await expect(logInWith(person, password)).resolves.toBeTruthy()
  })

  test('nor from many addresses, while another address has its own limit', async () => {
    const person = await createPerson(app, { password })
    const from = (network: string, turns: number) =>
      Promise.allSettled(
        Array.from({ length: turns }, (_, n) => {
          const caller = { user, ip: network }
          return verifyPassword(app, caller, `guess ${n}`, app.clock.now())
        }),
      )
    const user = await getUserById(app.db, person.id)
    expect(rejectedOf(await from('197.210.64.1', 11))).toBe(1)
    await expect(change(person)).resolves.toBeTruthy()
    await mailbox.next(emailOf(person))
    for (const network of ['197.210.64.2', '197.210.64.3'])
      expect(rejectedOf(await from(network, 10))).toBe(0)
    expect(rejectedOf(await from('197.210.64.4', 10))).toBe(10)
  })

  test('although a stranger has used up the login limit', async () => {
    const person = await createPerson(app, { password })
    const wrong = Array.from({ length: 11 }, () =>
      logInWith(person, 'wrong').catch((error: unknown) => error),
    )
    expect(await Promise.all(wrong)).toContainEqual(expect.objectContaining({ code: 'too-many' }))
    await expect(change(person)).resolves.toBeTruthy()
    await mailbox.next(emailOf(person))
  })
})
