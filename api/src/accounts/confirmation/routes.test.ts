import { getUser, register } from '@i-one/contract/accounts'
import { confirmEmail, sendConfirmation } from '@i-one/contract/accounts/confirmation'
import { updateUser } from '@i-one/contract/accounts/profile'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, createPerson } from '../../../test/make.ts'
import { raceAtLock } from '../../../test/meeting.ts'
import { day, startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { formatMail } from '../../lib/mail-layout.ts'
import { queueUserMail } from '../actions.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)
beforeEach(() => app.db.deleteFrom('limits').execute())
afterEach(async () => {
  await mailbox.untilDone()
  expect(mailbox.unread).toEqual([])
})

const password = 'kickoff-at-seven'
const wrongLink = { code: 'wrong-link', status: 400 }
const emailOf = ({ id }: Person) => `${id}@example.com`
const linkIn = ({ text = '' }: { text?: string }) => /\/confirm\?link=([\w-]{22})$/m.exec(text)![1]!
const confirm = (link: string) => app.as()(confirmEmail, { body: { link } })
const isConfirmed = async (token: string) => (await app.as(token)(getUser)).user.emailConfirmed

const asked = async () => {
  const person = await createPerson(app, { emailConfirmed: false, password })
  await app.as(person.token)(sendConfirmation)
  return { person, link: linkIn(await mailbox.next(emailOf(person))) }
}

describe('the link in a mail', () => {
  test('comes with the welcome mail, which has no user input', async () => {
    const body = {
      firstName: 'Ọláyínká',
      lastName: 'Ṣẹ́gun',
      nickname: 'Buy at evil.example',
      email: 'welcome@example.com',
      password,
      phoneNumber: '0801 234 5678',
      address: '7 Bode Thomas Street, Surulere',
      position: 'FW' as const,
      location: { coordinates: [3.3541, 6.4969] as [number, number] },
    }
    const { user } = await app.as()(register, { body })
    expect(user.emailConfirmed).toBe(false)
    const mail = await mailbox.next(body.email)
    expect(mail.subject).toBe('Welcome to i-one')
    expect(mail.text).not.toContain('evil')
    expect(await confirm(linkIn(mail))).toEqual({ message: 'Your email address is confirmed.' })
  })

  test('confirms the address, once', async () => {
    const { person, link } = await asked()
    expect(await isConfirmed(person.token)).toBe(false)
    await confirm(link)
    expect(await isConfirmed(person.token)).toBe(true)
    await expect(confirm(link)).rejects.toMatchObject(wrongLink)
    expect(await isConfirmed(person.token)).toBe(true)
  })

  test('opened ten times at once confirms once', async () => {
    const { link } = await asked()
    const opened = await raceAtLock(app, 'email_confirmations', 10, () =>
      Promise.allSettled(Array.from({ length: 10 }, () => confirm(link))),
    )
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('works for seven days and is then deleted', async () => {
    const [early, late] = [await asked(), await asked()]
    app.clock.advance(7 * day - 1)
    await confirm(early.link)
    app.clock.advance(1)
    await expect(confirm(late.link)).rejects.toMatchObject(wrongLink)
    await app.sweep()
    const left = await app.db.selectFrom('email_confirmations').select('user_id').execute()
    expect(left.map(({ user_id }) => user_id)).not.toContain(late.person.id)
  })

  test('ends with the next one, and with the address it was mailed to', async () => {
    const { person, link } = await asked()
    await app.as(person.token)(sendConfirmation)
    const next = linkIn(await mailbox.next(emailOf(person)))
    await expect(confirm(link)).rejects.toMatchObject(wrongLink)
    const email = `new-${person.id}@example.com`
    await app.as(person.token)(updateUser, { body: { email, password } })
    await expect(confirm(next)).rejects.toMatchObject(wrongLink)
    expect(await isConfirmed(person.token)).toBe(false)
    await confirm(linkIn(await mailbox.next(email)))
    expect(await isConfirmed(person.token)).toBe(true)
  })

  test('is kept only as a hash', async () => {
    const { link } = await asked()
    const saved = await app.db.selectFrom('email_confirmations').select('link_hash').execute()
    expect(saved.some(({ link_hash }) => link_hash.equals(Buffer.from(link, 'base64url')))).toBe(false)
  })

  test('made up is refused', () => expect(confirm('x'.repeat(22))).rejects.toMatchObject(wrongLink))
})

describe('asking for the link', () => {
  test('of an address that is confirmed emails nothing', async () => {
    const { token } = await createPerson(app)
    expect(await app.as(token)(sendConfirmation)).toEqual({
      message: 'Your email address is already confirmed.',
    })
  })

  test('needs a login', () =>
    expect(app.as()(sendConfirmation)).rejects.toMatchObject({ code: 'not-signed-in' }))

  test('is limited to ten an hour', async () => {
    const person = await createPerson(app, { emailConfirmed: false })
    const ask = () => app.as(person.token)(sendConfirmation)
    for (let n = 0; n < 10; n++) await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'too-many', status: 429 })
    await mailbox.untilDone()
    mailbox.unread.splice(0)
  })
})

test('a user is mailed once the address is confirmed, and not before', async () => {
  const write = (to: string) => formatMail({ to, subject: 'You are in', parts: [] })
  const [stranger, person] = [await createPerson(app, { emailConfirmed: false }), await createPerson(app)]
  await queueUserMail(app.db, stranger.id, write)
  await queueUserMail(app.db, person.id, write)
  expect(await mailbox.next(emailOf(person))).toMatchObject({ subject: 'You are in' })
})
