import { logIn, logOut, register } from '@i-one/contract/accounts'
import { requestPasswordReset, verifyCode } from '@i-one/contract/accounts/password-reset'
import { updateUser } from '@i-one/contract/accounts/profile'
import { sendMessage } from '@i-one/contract/contact'
import { findNearbyPitches, searchPlaces } from '@i-one/contract/pitches'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueTask } from '../src/lib/queue.ts'
import { startTestApp, openTestMailbox } from './suite.ts'

const lines: string[] = []
const app = await startTestApp({ logLevel: 'debug' }, { logTo: { write: (line) => void lines.push(line) } })
const mailbox = await openTestMailbox(app)

const person = {
  firstName: 'Oluwaseyifunmi',
  lastName: 'Adébáyọ̀-Cole',
  nickname: 'Seyifire',
  email: 'seyi.fire@example.com',
  phoneNumber: '+2348098765432',
  address: '41 Ṣóyínká Close, Gbagada',
  position: 'GK',
  location: { type: 'Point', coordinates: [3.391234, 6.554321] },
} as const
const password = 'floodlights-at-nine'

test('the log contains no personal data at its finest level', async () => {
  const visitor = app.as()
  await visitor(register, {
    body: {
      ...person,
      location: { ...person.location, coordinates: [...person.location.coordinates] },
      password,
    },
  })
  await expect(visitor(logIn, { body: { email: person.email, password: 'guess-of-mine' } })).rejects.toThrow()
  const { token } = await visitor(logIn, { body: { email: person.email, password } })
  const mine = app.as(token)
  const [lng, lat] = person.location.coordinates
  await mine(findNearbyPitches, { query: { lng, lat } as never })
  await mine(searchPlaces, { query: { q: person.nickname } as never }).catch(() => undefined)
  await expect(mine(updateUser, { body: { email: 'no address of seyifire' } as never })).rejects.toThrow()
  await visitor(sendMessage, {
    body: { name: person.nickname, email: person.email, message: 'The shower is cold' },
  })
  await visitor(requestPasswordReset, { body: { email: person.email } })
  const { text = '' } = await mailbox.next(person.email)
  await mailbox.untilDone()
  const codes = mailbox.unread.flatMap((mail) => mail.text?.match(/^ {4}(\d{5})$/m)?.slice(1) ?? [])
  const code = /^ {4}(\d{5})$/m.exec(text)?.[1] ?? codes[0]!
  await visitor(verifyCode, { body: { email: person.email, otp: code } })
  // no mail server accepts this address
  const to = `${person.nickname} at nowhere`
  await queueTask(app.db, 'mail', { to, subject: person.nickname, text: person.address, html: '' })
  await expect.poll(() => lines.some((line) => line.includes('job failed')), { timeout: 20_000 }).toBe(true)
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(app.db)
  await mine(logOut, {})
  const all = lines.join('').toLowerCase()
  expect(lines.length).toBeGreaterThan(20)
  const { firstName, lastName, nickname, email, phoneNumber, address } = person
  for (const personal of [
    firstName,
    lastName,
    nickname,
    email,
    'seyi',
    phoneNumber,
    phoneNumber.slice(4),
    address,
  ])
    expect(all).not.toContain(personal.toLowerCase())
  for (const secret of [token, password, 'guess-of-mine', 'shower', String(lng), String(lat)])
    expect(all).not.toContain(secret.toLowerCase())
  // ignores longer numbers, because a time or a duration may contain the five digits of the code
  expect(all).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])`))
})
