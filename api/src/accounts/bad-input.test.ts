import { logIn, register } from '@i-one/contract/accounts'
import { confirmEmail } from '@i-one/contract/accounts/confirmation'
import {
  requestPasswordReset,
  resetPassword,
  verifyCode,
  verifyLink,
} from '@i-one/contract/accounts/password-reset'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { invalidTexts } from '../../test/bad-values.ts'
import { startTestApp } from '../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
afterEach(async () => {
  const { rows } = await sql`
    select from players union all select from users union all select from logins
    union all select from graphile_worker.jobs`.execute(app.db)
  expect(rows, 'nothing is stored').toEqual([])
})

const form = {
  firstName: 'Ọláyínká',
  lastName: 'Ṣẹ́gun',
  nickname: 'Láyí',
  email: 'layi@example.com',
  password: 'kickoff-at-seven',
  phoneNumber: '0801 234 5678',
  address: '7 Bode Thomas Street, Surulere',
  position: 'FW',
  isOwner: false,
  location: { type: 'Point', coordinates: [3.3541, 6.4969] },
}
const words = expect.stringMatching(/[a-z]{2}/) as string
const credentials = { email: form.email, password: form.password }

interface Answer {
  status: number
  body: { error?: string; code?: string; fields?: Record<string, string> }
}
const post = async (path: string, body?: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const response = await fetch(app.baseUrl + path, {
    method: 'POST',
    headers,
    ...(body !== undefined && { body }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
const postJson = (path: string, body: string) => post(path, body, { 'content-type': 'application/json' })
const without = (whole: object, field: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))

const calls = [
  [register.path, form],
  [logIn.path, credentials],
  [requestPasswordReset.path, { email: form.email }],
  [verifyCode.path, { email: form.email, otp: '12345' }],
  [verifyLink.path, { link: 'x'.repeat(22) }],
  [confirmEmail.path, { link: 'x'.repeat(22) }],
  [
    resetPassword.path,
    { email: form.email, newPassword: 'kickoff-at-seven', confirmPassword: 'kickoff-at-seven' },
  ],
] as const

for (const [path, whole] of calls) {
  describe(`POST ${path}`, () => {
    const send = (field: string, value: unknown) =>
      postJson(path, JSON.stringify({ ...whole, [field]: value }))
    const fieldError = (field: string) => ({
      status: 400,
      body: {
        code: 'bad-input',
        error: words,
        fields: { [field]: words },
      },
    })

    const texts = Object.keys(without(without(whole, 'isOwner'), 'location'))
    describe.each(texts)('%s', (field) => {
      test('missing is refused', async () =>
        expect(await postJson(path, JSON.stringify(without(whole, field)))).toMatchObject(fieldError(field)))

      // a password may be any text, even a blank one, so these values are valid
      const free = field.toLowerCase().endsWith('password')
        ? ['blank', 'invisible', 'only combining marks', 'turned writing direction']
        : []
      test.each(invalidTexts.filter(([name]) => !free.includes(name)))('%s is refused', async (_, value) =>
        expect(await send(field, value)).toMatchObject(fieldError(field)),
      )
    })

    if ('email' in whole)
      test.each([
        'no-at',
        'a@',
        '@example.com',
        'a@localhost',
        'a b@example.com',
        'a@b@example.com',
        'a,b@example.com',
        'Láyí<layi@example.com>',
        '"a"@example.com',
        'a@example..com',
        'a@-example.com',
        `${'a'.repeat(65)}@example.com`,
        'a@example.com\r\nBcc: b@example.com',
      ])('the email %s is refused', async (email) =>
        expect(await send('email', email)).toMatchObject(fieldError('email')),
      )

    test.each([
      ['broken JSON', '{"email":'],
      ['nothing but a brace', '}'],
      ['an array', '[]'],
      ['text', '"email"'],
      ['a number', '7'],
      ['null', 'null'],
      ['an empty object', '{}'],
      ['nothing', ''],
      ['100,000 levels', `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
      ['100,000 levels and nothing else', '['.repeat(100_000) + ']'.repeat(100_000)],
      ['100,000 levels never closed', '{"a":'.repeat(100_000)],
      ['__proto__', `{"__proto__":{"email":"a@example.com"},${JSON.stringify(whole).slice(1)}`],
      [
        'constructor.prototype',
        `{"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(whole).slice(1)}`,
      ],
      ['bytes that are no text', '\u0000\u0001'],
    ])('%s as a body is refused', async (_, body) =>
      expect(await postJson(path, body)).toMatchObject({
        status: 400,
        body: { code: 'bad-input', error: words },
      }),
    )

    test('no body is an empty one: its first field is missing', async () => {
      const [first = ''] = Object.keys(whole)
      for (const answer of [await post(path), await postJson(path, ''), await postJson(path, '{}')])
        expect(answer).toMatchObject(fieldError(first))
    })

    test('a body over the limit is too large', async () => {
      const body = JSON.stringify({ ...whole, more: 'x'.repeat(1024 * 1024) })
      expect(await postJson(path, body)).toMatchObject({
        status: 413,
        body: { code: 'too-large', error: words },
      })
    })

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
      'application/json; charset=utf-16',
    ])('the content type %s is refused', async (type) =>
      expect(
        await post(path, type.includes('json') ? '\u0000{' : JSON.stringify(whole), { 'content-type': type }),
      ).toMatchObject({
        status: 400,
        body: { code: 'bad-input', error: words },
      }),
    )
  })
}

describe(`POST ${register.path}`, () => {
  const send = (body: string) => postJson(register.path, body)
  const located = (coordinates: string) =>
    send(
      JSON.stringify({ ...form, location: 0 }).replace(
        '"location":0',
        `"location":{"type":"Point","coordinates":${coordinates}}`,
      ),
    )
  const noCoordinates = 'Please get your location coordinates first'

  test.each([
    ['[0,0]', 'location', noCoordinates],
    ['[-0,0.0]', 'location', noCoordinates],
    ['[]', 'location.coordinates', noCoordinates],
    ['[3.35]', 'location.coordinates', noCoordinates],
    ['[3.35,6.49,1]', 'location.coordinates', noCoordinates],
    ['null', 'location.coordinates', noCoordinates],
    ['"3.35,6.49"', 'location.coordinates', noCoordinates],
    ['{"0":3.35,"1":6.49}', 'location.coordinates', noCoordinates],
    ['[180.0001,6.49]', 'location.coordinates.0', 'Must be a longitude from -180 to 180'],
    ['[-181,6.49]', 'location.coordinates.0', 'Must be a longitude from -180 to 180'],
    ['[3.35,90.1]', 'location.coordinates.1', 'Must be a latitude from -90 to 90'],
    ['[3.35,-91]', 'location.coordinates.1', 'Must be a latitude from -90 to 90'],
    ['[1e309,6.49]', 'location.coordinates.0', 'Must be a longitude from -180 to 180'],
    ['[3.35,-1e309]', 'location.coordinates.1', 'Must be a latitude from -90 to 90'],
    ['["3.35",6.49]', 'location.coordinates.0', 'Must be a longitude from -180 to 180'],
    ['[null,null]', 'location.coordinates.0', 'Must be a longitude from -180 to 180'],
    ['[[3.35],[6.49]]', 'location.coordinates.0', 'Must be a longitude from -180 to 180'],
  ])('the coordinates %s are refused', async (coordinates, field, sentence) =>
    expect(await located(coordinates)).toMatchObject({
      status: 400,
      body: { fields: { [field]: sentence } },
    }),
  )

  test('NaN is not JSON', async () => expect(await located('[NaN,6.49]')).toMatchObject({ status: 400 }))

  test.each([
    ['no location', without(form, 'location'), 'location'],
    ['null for a location', { ...form, location: null }, 'location'],
    ['text for a location', { ...form, location: '3.35,6.49' }, 'location'],
    ['another kind of place', { ...form, location: { ...form.location, type: 'Polygon' } }, 'location.type'],
    ['an unknown position', { ...form, position: 'ST' }, 'position'],
    ['a position in small letters', { ...form, position: 'fw' }, 'position'],
    ['text for a yes or no', { ...form, isOwner: 'true' }, 'isOwner'],
    ['null for a yes or no', { ...form, isOwner: null }, 'isOwner'],
    ['a password of five', { ...form, password: 'short' }, 'password'],
    ['a phone number that is none', { ...form, phoneNumber: '12345' }, 'phoneNumber'],
  ])('%s is refused', async (_, body, field) =>
    expect(await send(JSON.stringify(body))).toMatchObject({
      status: 400,
      body: { error: words, fields: { [field]: words } },
    }),
  )
})

test('sentences are in the language of the request', async () => {
  const headers = { 'content-type': 'application/json', 'accept-language': 'fr' }
  const sentence = 'Le prénom est obligatoire'
  expect(await post(register.path, JSON.stringify(without(form, 'firstName')), headers)).toMatchObject({
    status: 400,
    body: { code: 'bad-input', error: sentence, fields: { firstName: sentence } },
  })
})
