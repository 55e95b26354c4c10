import { getUser, logIn } from '@i-one/contract/accounts'
import {
  requestPasswordReset,
  resetPassword,
  verifyCode,
  verifyLink,
} from '@i-one/contract/accounts/password-reset'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bootApp } from '../../../test/app.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { raceAtLock, waitUntilBlocked } from '../../../test/meeting.ts'
import { day, minute, startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { hashPassword } from '../../lib/password.ts'
import { hashToken } from '../../lib/token.ts'
import { formatTicketCookie, readTicketCookie } from './ticket-cookie.ts'

// the limit on wrong codes applies even with rate limits turned off
const app = await startTestApp({ rateLimits: false })
const mailbox = await openTestMailbox(app)
beforeEach(async () => {
  for (const table of ['password_resets', 'reset_tickets'] as const) await app.db.deleteFrom(table).execute()
})
afterEach(() => expect(mailbox.unread).toEqual([]))

const newPassword = 'under-the-lights'
const emailOf = ({ id }: Pick<Person, 'id'>) => `${id}@example.com`
const wrongCode = { code: 'wrong-code', status: 400 }
const noTicket = { code: 'no-reset-ticket', status: 400 }

const browserOf = ({ id }: Pick<Person, 'id'>) => `device=${hashToken(id).toString('base64url')}`

const ask = async (person: Person) => {
  await post(requestPasswordReset.path, { email: emailOf(person) }, browserOf(person))
  const { text = '' } = await mailbox.next(emailOf(person))
  return { otp: /^ {4}(\d{5})$/m.exec(text)![1]!, link: /\/reset\?link=([\w-]{22})$/m.exec(text)![1]! }
}
const another = (otp: string, step = 1) => String((Number(otp) + step) % 100_000).padStart(5, '0')
const verify = (person: Pick<Person, 'id'>, otp: string) =>
  app.as()(verifyCode, { body: { email: emailOf(person), otp } })
const guessWrong = async (person: Pick<Person, 'id'>, otp: string, times: number) => {
  for (let step = 1; step <= times; step++)
    await expect(verify(person, another(otp, step))).rejects.toMatchObject(wrongCode)
}
const guessAll = (person: Person, otps: string[]) =>
  Promise.allSettled(otps.map((otp) => verify(person, otp)))
const guessAtOnce = (person: Person, otps: string[]) =>
  raceAtLock(app, 'password_resets', 15, () => guessAll(person, otps))

const post = (path: string, body: object, cookie?: string) =>
  fetch(app.baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
const ticketFor = async (person: Person) => {
  const { otp } = await ask(person)
  const response = await post(verifyCode.path, { email: emailOf(person), otp })
  return response.headers.get('set-cookie')!.split(';')[0]!
}
const passwords = (person: Person, password = newPassword) => ({
  email: emailOf(person),
  newPassword: password,
  confirmPassword: password,
})
const reset = async (person: Person, cookie: string, password = newPassword) => {
  const response = await post(resetPassword.path, passwords(person, password), cookie)
  return { status: response.status, ...((await response.json()) as { code?: string; message: string }) }
}
const logInWith = (person: Person, password: string) =>
  app.as()(logIn, { body: { email: emailOf(person), password } })
const countedTries = async () => {
  const { tries, tried_at } = await app.db
    .selectFrom('password_resets')
    .select(['tries', 'tried_at'])
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow()
  return [tries, tried_at.length]
}

test('the key of reset codes is the only key that the database keeps, and has 32 bytes', async () => {
  const keys = await app.db.selectFrom('secrets').selectAll().execute()
  expect(keys.map(({ name, value }) => [name, value.length])).toEqual([['reset-codes', 32]])
})

describe('a forgotten password', () => {
  test('[AUTH-9] is set anew with the code from the mail, which ends every login and is told by mail', async () => {
    const person = await createPerson(app)
    expect(await reset(person, await ticketFor(person))).toMatchObject({
      status: 200,
      message: 'Password Reset Successfully',
    })
    await expect(app.as(person.token)(getUser)).rejects.toMatchObject({ code: 'not-signed-in' })
    await expect(logInWith(person, newPassword)).resolves.toMatchObject({ user: { _id: person.id } })
    expect(await mailbox.next(emailOf(person))).toMatchObject({ subject: 'Your password was changed' })
  })

  test('is set anew with the link from the mail, which works once', async () => {
    const person = await createPerson(app)
    const { link } = await ask(person)
    const response = await post(verifyLink.path, { link })
    expect(response.status).toBe(200)
    const cookie = response.headers.get('set-cookie')!.split(';')[0]!
    expect(await reset(person, cookie)).toMatchObject({ status: 200 })
    await mailbox.next(emailOf(person))
    await expect(app.as()(verifyLink, { body: { link } })).rejects.toMatchObject({
      code: 'wrong-link',
      status: 400,
    })
  })

  test('is not set to one that is easy to guess, and the ticket still works', async () => {
    const person = await createPerson(app)
    const cookie = await ticketFor(person)
    for (const easy of ['abcd', 'lagos123', 'i-one1']) {
      const refused = await post(resetPassword.path, passwords(person, easy), cookie)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ fields: { newPassword: 'Too easy to guess' } })
    }
    expect(await reset(person, cookie)).toMatchObject({ status: 200 })
    await mailbox.next(emailOf(person))
  })

  test('confirms the address when reset, and still rejects a wrong password', async () => {
    const person = await createPerson(app, { emailConfirmed: false })
    await reset(person, await ticketFor(person))
    await mailbox.next(emailOf(person))
    const user = await app.db
      .selectFrom('users')
      .select('email_confirmed_at')
      .where('id', '=', person.id)
      .executeTakeFirst()
    expect(user).toEqual({ email_confirmed_at: app.clock.now() })
    await expect(logInWith(person, 'some-other-one')).rejects.toMatchObject({ code: 'wrong-login' })
  })
})

describe('a code', () => {
  test('is mailed as text and as HTML, to the address as it was registered', async () => {
    const person = await createPerson(app)
    await app.as()(requestPasswordReset, { body: { email: emailOf(person).toUpperCase() } })
    const { text, html, to } = await mailbox.next(emailOf(person))
    expect(to).toEqual([{ name: '', address: emailOf(person) }])
    const code = /^ {4}(\d{5})$/m.exec(text!)![1]!
    expect(html).toContain(`>${code}</p>`)
    expect(html).toMatch(new RegExp(`href="${app.config.publicUrl}/reset\\?link=[\\w-]{22}"`))
  })

  test('works once', async () => {
    const person = await createPerson(app)
    const { otp, link } = await ask(person)
    await expect(verify(person, otp)).resolves.toBeTruthy()
    await expect(verify(person, otp)).rejects.toMatchObject(wrongCode)
    await expect(app.as()(verifyLink, { body: { link } })).rejects.toMatchObject({ code: 'wrong-link' })
  })

  test('sent 20 times at once works once', async () => {
    const person = await createPerson(app)
    const { otp } = await ask(person)
    const shown = await guessAtOnce(person, Array<string>(20).fill(otp))
    expect(shown.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('[AUTH-7] that is refused carries its sentence as msg too', async () => {
    const person = await createPerson(app)
    const { otp } = await ask(person)
    await expect(verify(person, another(otp))).rejects.toMatchObject({
      ...wrongCode,
      body: {
        error: 'This code is wrong or has expired.',
        detail: 'This code is wrong or has expired.',
        msg: 'This code is wrong or has expired.',
      },
    })
  })

  test('[AUTH-8] stops working, and its link with it, when another is asked for', async () => {
    const person = await createPerson(app)
    const older = await ask(person)
    const newer = await ask(person)
    if (older.otp !== newer.otp) await expect(verify(person, older.otp)).rejects.toMatchObject(wrongCode)
    await expect(app.as()(verifyLink, { body: { link: older.link } })).rejects.toMatchObject({
      code: 'wrong-link',
    })
    await expect(verify(person, newer.otp)).resolves.toBeTruthy()
  })

  test('works for 10 minutes, and so does its link', async () => {
    const [inTime, late] = [await createPerson(app), await createPerson(app)]
    const codes = [await ask(inTime), await ask(late)] as const
    app.clock.advance(10 * minute - 1)
    await expect(verify(inTime, codes[0].otp)).resolves.toBeTruthy()
    app.clock.advance(1)
    await expect(verify(late, codes[1].otp)).rejects.toMatchObject(wrongCode)
    await expect(app.as()(verifyLink, { body: { link: codes[1].link } })).rejects.toMatchObject({
      code: 'wrong-link',
    })
  })

  test('of somebody else is wrong', async () => {
    const [person, other] = [await createPerson(app), await createPerson(app)]
    const codes = [await ask(person), await ask(other)] as const
    if (codes[0].otp !== codes[1].otp)
      await expect(verify(person, codes[1].otp)).rejects.toMatchObject(wrongCode)
  })
})

describe('guessing', () => {
  test('takes 5 tries of a code; then the right one is refused, and the link still works', async () => {
    const [lucky, unlucky] = [await createPerson(app), await createPerson(app)]
    const right = await ask(lucky)
    await guessWrong(lucky, right.otp, 4)
    await expect(verify(lucky, right.otp)).resolves.toBeTruthy()

    const refused = await ask(unlucky)
    await guessWrong(unlucky, refused.otp, 5)
    await expect(verify(unlucky, refused.otp)).rejects.toMatchObject(wrongCode)
    await expect(app.as()(verifyLink, { body: { link: refused.link } })).resolves.toBeTruthy()
  })

  test('takes 10 tries of a person in 30 days, however many codes are asked for', async () => {
    const person = await createPerson(app)
    await guessWrong(person, (await ask(person)).otp, 5)
    app.clock.advance(day)
    await guessWrong(person, (await ask(person)).otp, 5)
    for (const wait of [0, 15 * day, 14 * day - 1]) {
      app.clock.advance(wait)
      await app.sweep()
      const { otp, link } = await ask(person)
      await expect(verify(person, otp)).rejects.toMatchObject(wrongCode)
      await expect(app.as()(verifyLink, { body: { link } })).resolves.toBeTruthy()
    }
    app.clock.advance(1)
    const again = await ask(person)
    await guessWrong(person, again.otp, 4)
    await expect(verify(person, again.otp)).resolves.toBeTruthy()
    // with the last five attempts, the user reaches the limit of ten attempts in 30 days
    const last = await ask(person)
    await expect(verify(person, last.otp)).rejects.toMatchObject(wrongCode)
  })

  test('200 times at once counts 5 tries of a code and 10 of a person', async () => {
    const person = await createPerson(app)
    for (const [guess, counted] of [
      [guessAtOnce, [5, 5]],
      [guessAtOnce, [5, 10]],
      [guessAll, [0, 10]],
    ] as const) {
      app.clock.advance(minute)
      const { otp } = await ask(person)
      const wrong = Array.from({ length: 200 }, (_, index) => another(otp, index + 1))
      for (const answer of await guess(person, wrong))
        expect(answer).toMatchObject({ status: 'rejected', reason: wrongCode })
      expect(await countedTries()).toEqual(counted)
      await expect(verify(person, otp)).rejects.toMatchObject(wrongCode)
    }
  })

  test('at an unknown address is answered and counted in the same way', async () => {
    const [person, nobody] = [await createPerson(app), { id: 'nobody' }]
    const known = app.as()(requestPasswordReset, { body: { email: emailOf(person) } })
    const unknown = app.as()(requestPasswordReset, { body: { email: emailOf(nobody) } })
    expect(await known).toEqual(await unknown)
    await mailbox.next(emailOf(person))
    await mailbox.untilDone()
    await guessWrong(nobody, '00000', 7)
    const { rows } = await sql`select tries from password_resets where user_id is null`.execute(app.db)
    expect(rows).toEqual([{ tries: 5 }])
  })

  test('by asking many times at once gets one mail, and an unknown address the same work', async () => {
    const quiet = await bootApp({ rateLimits: false })
    const emails = [emailOf(await createPerson(quiet)), 'nobody@example.com']
    await Promise.all(
      emails.flatMap((email) =>
        Array.from({ length: 20 }, () => quiet.as()(requestPasswordReset, { body: { email } })),
      ),
    )
    const { rows } = await sql`
      select task_identifier, payload ->> 'emailKey' as address from graphile_worker.jobs
      join graphile_worker._private_jobs using (id) order by address`.execute(quiet.db)
    expect(rows).toEqual(emails.toSorted().map((address) => ({ task_identifier: 'reset-code', address })))
    await quiet.stop()
  })
})

describe('the reset ticket', () => {
  test('is a cookie for this browser and this one call', async () => {
    const person = await createPerson(app)
    const { otp } = await ask(person)
    const response = await post(verifyCode.path, { email: emailOf(person), otp })
    expect(response.headers.get('set-cookie')).toMatch(
      /^reset-ticket=[\w-]{43}; Path=\/i-one\/user\/resetPassword; Max-Age=600; HttpOnly; SameSite=Strict$/,
    )
  })

  test('has a name that only HTTPS may set where people reach the app by it', () => {
    const cookie = formatTicketCookie('x', { ...app.config, publicUrl: 'https://i-one.example' })
    expect(cookie).toMatch(/^__Secure-reset-ticket=x; .*; Secure$/)
    expect(
      readTicketCookie('reset-ticket=a; __Secure-reset-ticket=x', { publicUrl: 'https://i-one.example' }),
    ).toBe('x')
  })

  test('is kept only as a hash', async () => {
    const ticket = (await ticketFor(await createPerson(app))).split('=')[1]!
    const saved = await app.db.selectFrom('reset_tickets').select('ticket_hash').execute()
    expect(saved.some(({ ticket_hash }) => ticket_hash.equals(Buffer.from(ticket, 'base64url')))).toBe(false)
  })

  test('is needed', async () => {
    const person = await createPerson(app)
    await expect(app.as()(resetPassword, { body: passwords(person) })).rejects.toMatchObject(noTicket)
    expect(await reset(person, 'reset-ticket=made-up')).toMatchObject(noTicket)
    expect(await reset(person, 'other=1; reset-ticket=')).toMatchObject(noTicket)
  })

  test('is found among other cookies', async () => {
    const person = await createPerson(app)
    const cookie = await ticketFor(person)
    expect(await reset(person, `seen=1; ${cookie}; x-reset-ticket=no`)).toMatchObject({ status: 200 })
    await mailbox.next(emailOf(person))
  })

  test('works once', async () => {
    const person = await createPerson(app)
    const cookie = await ticketFor(person)
    const first = await post(resetPassword.path, passwords(person), cookie)
    expect(first.headers.get('set-cookie')).toMatch(/\breset-ticket=; .*Max-Age=0;/)
    await mailbox.next(emailOf(person))
    expect(await reset(person, cookie, 'again')).toMatchObject(noTicket)
    await expect(logInWith(person, newPassword)).resolves.toBeTruthy()
  })

  test('sent 20 times at once works once', async () => {
    const person = await createPerson(app)
    const cookie = await ticketFor(person)
    const resets = await raceAtLock(app, 'reset_tickets', 15, () =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) => reset(person, cookie, `kickoff-at-seven-${index}`)),
      ),
    )
    expect(resets.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(400)])
    await mailbox.next(emailOf(person))
    const winner = resets.findIndex(({ status }) => status === 200)
    await expect(logInWith(person, `kickoff-at-seven-${winner}`)).resolves.toBeTruthy()
  })

  test('is not locked while the new password waits to be hashed', async () => {
    const person = await createPerson(app)
    const cookie = await ticketFor(person)
    let full = true
    // keeps the queue of password hashes full: at most two run and fifty wait
    const keepFull = async (): Promise<void> => {
      if (!full) return
      await hashPassword(newPassword)
      await keepFull()
    }
    const { answer, filling } = await app.db.transaction().execute(async (tx) => {
      await sql`select from reset_tickets for update`.execute(tx)
      const answer = reset(person, cookie)
      await waitUntilBlocked(app, 1)
      return { answer, filling: Array.from({ length: 52 }, keepFull) }
    })
    const { status } = await answer
    full = false
    await Promise.all(filling)
    expect(status).toBe(200)
    await mailbox.next(emailOf(person))
  })

  test('works for 10 minutes', async () => {
    const [inTime, late] = [await createPerson(app), await createPerson(app)]
    const cookies = [await ticketFor(inTime), await ticketFor(late)] as const
    app.clock.advance(10 * minute - 1)
    expect(await reset(inTime, cookies[0])).toMatchObject({ status: 200 })
    await mailbox.next(emailOf(inTime))
    app.clock.advance(1)
    expect(await reset(late, cookies[1])).toMatchObject(noTicket)
  })

  test('[AUTH-10] is for the account whose code was shown, and stays when another is named', async () => {
    const [person, other] = [await createPerson(app), await createPerson(app)]
    const cookie = await ticketFor(person)
    expect(await reset(other, cookie)).toMatchObject(noTicket)
    expect(await reset(person, cookie)).toMatchObject({ status: 200 })
    await mailbox.next(emailOf(person))
  })

  test('ends with a reset by another, and so does a code not yet shown', async () => {
    const person = await createPerson(app)
    const [first, second] = [await ticketFor(person), await ticketFor(person)]
    const { otp } = await ask(person)
    expect(await reset(person, first)).toMatchObject({ status: 200 })
    await mailbox.next(emailOf(person))
    expect(await reset(person, second)).toMatchObject(noTicket)
    await expect(verify(person, otp)).rejects.toMatchObject(wrongCode)
  })

  test('is sent only over HTTPS if the app uses HTTPS', async () => {
    expect(formatTicketCookie('x', { ...app.config, publicUrl: 'https://i-one.example' })).toMatch(
      /; Secure$/,
    )
  })
})

test('expired resets are deleted, attempts 30 days later', async () => {
  const person = await createPerson(app)
  await ticketFor(person)
  app.clock.advance(10 * minute)
  await app.sweep()
  expect(await app.db.selectFrom('reset_tickets').selectAll().execute()).toEqual([])
  app.clock.advance(30 * day - 1)
  await app.sweep()
  expect(await app.db.selectFrom('password_resets').select('user_id').execute()).toEqual([
    { user_id: person.id },
  ])
  app.clock.advance(1)
  await app.sweep()
  expect(await app.db.selectFrom('password_resets').selectAll().execute()).toEqual([])
})
