import { logIn } from '@i-one/contract/accounts'
import { requestPasswordReset, resetPassword, verifyCode } from '@i-one/contract/accounts/password-reset'
import { describe, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { createPerson } from '../../../test/make.ts'
import { day, startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { hashPassword } from '../../lib/password.ts'

/** Number of wrong codes to try. Set by `npm run test:guesses`. */
const guesses = Number(process.env.GUESSES ?? 100)
/** Number of requests to time; 0 by default, because response times on a busy machine mean little. */
const timed = Number(process.env.TIMES ?? 0)
const timeout = timed ? 3_600_000 : undefined

const limited = await startTestApp({ trustProxy: 1 })
const open = await startTestApp({ rateLimits: false, trustProxy: 1 })
const mailboxes = new Map([
  [limited, await openTestMailbox(limited)],
  [open, await openTestMailbox(open)],
])

let addresses = 0
const post = (app: TestApp, path: string, body: object) => {
  const from = addresses++
  return fetch(app.baseUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `197.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
    },
    body: JSON.stringify(body),
  })
}
const codeFor = async (app: TestApp, email: string) => {
  await post(app, requestPasswordReset.path, { email })
  const { text = '' } = await mailboxes.get(app)!.next(email)
  return /^ {4}(\d{5})$/m.exec(text)![1]!
}
const guess = async (app: TestApp, email: string, right: string, count: number) => {
  const wrong = Array.from({ length: count }, (_, n) =>
    String((Number(right) + 1 + n) % 100_000).padStart(5, '0'),
  )
  const answers = await Promise.all(wrong.map((otp) => post(app, verifyCode.path, { email, otp })))
  expect(answers.filter(({ ok }) => ok)).toEqual([])
  const row = await app.db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('tries')
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow()
  return row.tries
}

describe.each([
  ['with limits', limited],
  ['without limits', open],
])('codes, %s', (_, app) => {
  test(
    `${guesses} guesses from changing addresses at fresh codes are compared ten times in 30 days`,
    async () => {
      const { id } = await createPerson(app)
      const email = `${id}@example.com`
      const days = [0, 1, 8, 20, 29]
      let compared = 0
      for (const [round, passed] of days.entries()) {
        app.clock.advance((passed - (days[round - 1] ?? 0)) * day)
        compared += await guess(app, email, await codeFor(app, email), Math.ceil(guesses / days.length))
      }
      expect(compared).toBe(10)
    },
    timeout,
  )

  test(
    'the right code shown 50 times at once works once',
    async () => {
      const { id } = await createPerson(app)
      const email = `${id}@example.com`
      const otp = await codeFor(app, email)
      const shown = await Promise.all(
        Array.from({ length: 50 }, () => post(app, verifyCode.path, { email, otp })),
      )
      expect(shown.filter(({ ok }) => ok)).toHaveLength(1)
    },
    timeout,
  )
})

const password = 'kickoff-at-seven'
const known = async () => {
  const { id } = await createPerson(open)
  await open.db
    .updateTable('users')
    .set({ password_hash: await hash })
    .where('id', '=', id)
    .execute()
  return `${id}@example.com`
}
const hash = hashPassword(password)
const unknown = () => `${crypto.randomUUID()}@example.com`

const calls = [
  ['a wrong password', logIn.path, (email: string) => ({ email, password: 'wrong-one' })],
  ['a forgotten password', requestPasswordReset.path, (email: string) => ({ email })],
  ['a wrong code', verifyCode.path, (email: string) => ({ email, otp: '00000' })],
  [
    'a new password with no ticket',
    resetPassword.path,
    (email: string) => ({ email, newPassword: 'under-the-lights', confirmPassword: 'under-the-lights' }),
  ],
] as const

describe.each(calls)('%s', (_, path, bodyOf) => {
  /** Returns the response without the parts that always differ: date, request id and device cookie. */
  const said = async (email: string) => {
    const answer = await post(open, path, bodyOf(email))
    const own = new Set(['date', 'x-request-id'])
    const headers = [...answer.headers].filter(([name]) => !own.has(name))
    const alike = headers.map(([name, value]) => [name, value.replace(/^device=[\w-]{43};/, 'device=…;')])
    return [answer.status, alike, await answer.text()]
  }

  test('returns the same bytes for known and unknown addresses', async () => {
    const suspended = await known()
    await open.db
      .updateTable('users')
      .set({ suspended_at: open.clock.now() })
      .where('email', '=', suspended)
      .execute()
    const asked = await known()
    await post(open, requestPasswordReset.path, { email: asked })
    const answers = [
      await said(unknown()),
      await said(await known()),
      await said(suspended),
      await said(asked),
    ]
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  if (timed)
    test(
      'takes as long whoever has an account',
      async () => {
        const emails: [string, boolean][] = []
        for (let n = 0; n < timed; n++) emails.push([await known(), true], [unknown(), false])
        for (let at = emails.length - 1; at > 0; at--) {
          const other = Math.floor(Math.random() * (at + 1))
          ;[emails[at], emails[other]] = [emails[other]!, emails[at]!]
        }
        const times: { took: number; isKnown: boolean }[] = []
        for (const [email, isKnown] of emails) {
          const begun = performance.now()
          await (await post(open, path, bodyOf(email))).text()
          times.push({ took: performance.now() - begun, isKnown })
        }
        const area = areaUnderCurve(times)
        process.stdout.write(`${path}: area under the curve ${area.toFixed(3)} over ${timed} + ${timed}\n`)
        expect(area).toBeGreaterThan(0.45)
        expect(area).toBeLessThan(0.55)
      },
      timeout,
    )
})

/** Area under the ROC curve: 0.5 if response times do not reveal whether an account exists. */
const areaUnderCurve = (times: { took: number; isKnown: boolean }[]) => {
  let [unknownBefore, pairs] = [0, 0]
  for (const { isKnown } of times.toSorted((a, b) => a.took - b.took))
    if (isKnown) pairs += unknownBefore
    else unknownBefore++
  return pairs / (unknownBefore * (times.length - unknownBefore))
}
