import { getUser } from '@i-one/contract/accounts'
import { updateUser } from '@i-one/contract/accounts/profile'
import { deleteUser } from '@i-one/contract/leaving'
import { afterEach, describe, expect, test } from 'vitest'
import { invalidTexts } from '../../../test/bad-values.ts'
import { createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const person = await createPerson(app, { isOwner: true, password: 'kickoff-at-seven' })
const before: unknown = await app.as(person.token)(getUser)
afterEach(async () => expect(await app.as(person.token)(getUser), 'nothing is stored').toEqual(before))

const words = expect.stringMatching(/[a-z]{2}/) as string
const send = async (method: 'PATCH' | 'DELETE', body: string, type = 'application/json') => {
  const headers = { 'content-type': type, authorization: `Bearer ${person.token}` }
  const response = await fetch(app.baseUrl + updateUser.path, { method, headers, body })
  return { status: response.status, body: (await response.json()) as object }
}
const patch = (body: unknown) => send('PATCH', JSON.stringify(body))
const apiError = (field: string, sentence = words) => ({
  status: 400,
  body: { code: 'bad-input', error: words, fields: { [field]: sentence } },
})

const texts = ['firstName', 'lastName', 'nickname', 'email', 'phoneNumber', 'address', 'position', 'password']
// a password may be any text, even a blank one, so these values are valid
const blind = ['blank', 'invisible', 'only combining marks', 'turned writing direction']
const wrongTexts = (field: string) =>
  invalidTexts.filter(([name]) => field !== 'password' || !blind.includes(name))

describe.each(texts)('a change of %s', (field) => {
  test.each(wrongTexts(field))('to %s is refused', async (_, value) =>
    expect(await patch({ lastName: 'Bámidélé', [field]: value })).toMatchObject(apiError(field)),
  )
})

describe('a change', () => {
  test.each([
    ['[0,0]', 'location'],
    ['[]', 'location.coordinates'],
    ['[3.35,6.49,1]', 'location.coordinates'],
    ['null', 'location.coordinates'],
    ['"3.35,6.49"', 'location.coordinates'],
    ['[180.0001,6.49]', 'location.coordinates.0'],
    ['[3.35,-91]', 'location.coordinates.1'],
    ['[1e309,6.49]', 'location.coordinates.0'],
    ['[null,null]', 'location.coordinates.0'],
  ])('to the coordinates %s is refused', async (coordinates, field) =>
    expect(await send('PATCH', `{"location":{"type":"Point","coordinates":${coordinates}}}`)).toMatchObject(
      apiError(field),
    ),
  )

  test.each([
    ['null for a location', { location: null }, 'location'],
    ['text for a location', { location: '3.35,6.49' }, 'location'],
    ['another kind of place', { location: { type: 'Polygon', coordinates: [3, 6] } }, 'location.type'],
    ['an unknown position', { position: 'ST' }, 'position'],
    ['text for a yes or no', { isOwner: 'true' }, 'isOwner'],
    ['null for a yes or no', { isOwner: null }, 'isOwner'],
    ['an organizer no more', { isOwner: false }, 'isOwner'],
    ['a phone number that is none', { phoneNumber: '12345' }, 'phoneNumber'],
    ['an address that is none', { email: 'a@localhost', password: 'kickoff-at-seven' }, 'email'],
    ['an address with a name', { email: 'A<a@example.com>', password: 'kickoff-at-seven' }, 'email'],
  ])('to %s is refused', async (_, body, field) => expect(await patch(body)).toMatchObject(apiError(field)))

  test('of unknown fields changes nothing', async () => {
    const unknown = { isAdmin: true, _id: 'x', photo: 'x', emailConfirmed: false, suspendedAt: null }
    expect(await patch(unknown)).toMatchObject({ status: 200, body: before as object })
  })
})

test.each(wrongTexts('password'))('leaving with %s for a password is refused', async (_, value) =>
  expect(await send('DELETE', JSON.stringify({ password: value }))).toMatchObject(apiError('password')),
)

describe.each(['PATCH', 'DELETE'] as const)('%s', (method) => {
  test.each([
    ['broken JSON', '{"password":'],
    ['an array', '[]'],
    ['text', '"password"'],
    ['null', 'null'],
    ['100,000 levels', `{"password":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['__proto__', '{"__proto__":{"password":"kickoff-at-seven"}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['bytes that are no text', '\u0000\u0001'],
  ])('%s as a body is refused', async (name, body) => {
    const empty = name === 'null' && method === 'PATCH'
    expect(await send(method, body)).toMatchObject(
      empty ? { status: 200 } : { status: 400, body: { code: 'bad-input', error: words } },
    )
  })

  test('a body over the limit is too large', async () =>
    expect(await send(method, JSON.stringify({ more: 'x'.repeat(1024 * 1024) }))).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    }))

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'image/png', 'nonsense'])(
    'the content type %s is refused',
    async (type) =>
      expect(await send(method, '{"password":"kickoff-at-seven"}', type)).toMatchObject({
        status: 400,
        body: { code: 'bad-input', error: words },
      }),
  )
})

test('deleting the account without a body lacks a password', async () => {
  const headers = { authorization: `Bearer ${person.token}` }
  const response = await fetch(app.baseUrl + deleteUser.path, { method: 'DELETE', headers })
  expect(await response.json()).toMatchObject({ fields: { password: 'Password is required' } })
})
