import { once } from 'node:events'
import { connect } from 'node:net'
import { getUser, logIn } from '@i-one/contract/accounts'
import { updatePhoto } from '@i-one/contract/accounts/photo'
import { afterEach, describe, expect, test } from 'vitest'
import { createPicture } from '../../../test/make-picture.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const beginUpload = (token: string) => {
  const { hostname, port } = new URL(app.baseUrl)
  const socket = connect({ host: hostname, port: Number(port) })
  closing.push(() => socket.destroy())
  const length = 'content-type: image/jpeg\r\ncontent-length: 8000000'
  socket.write(
    `PUT ${updatePhoto.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n${length}\r\n\r\n`,
  )
  socket.setEncoding('utf8')
  return { socket, answer: once(socket, 'data').then(([text]) => String(text)) }
}

const isOpen = ({ answer }: ReturnType<typeof beginUpload>) =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 0, 'open'))])

const upload = async (token: string, body: Uint8Array, type: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const response = await fetch(app.baseUrl + updatePhoto.path, {
    method: 'PUT',
    headers,
    body: new Uint8Array(body),
  })
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
}

const busy = { status: 503, code: 'busy', retryAfter: expect.stringMatching(/^[1-9]\d*$/) }

const split = (answers: { status: number }[]) => [
  answers.filter(({ status }) => status === 503),
  answers.filter(({ status }) => status !== 503),
]

describe('a picture', () => {
  test('is rejected without a login', async () => {
    expect(await beginUpload('made-up').answer).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('is accepted at most twice at the same time per account', async () => {
    const other = await createPerson(app)
    const broken = ({ token }: Person) => upload(token, Buffer.from('nothing'), 'image/jpeg')
    // retries with a new user if the server handled the third upload before the two slow uploads
    const beGreedy = async () => {
      const greedy = await createPerson(app)
      const slow = [beginUpload(greedy.token), beginUpload(greedy.token)]
      return { greedy, slow, answer: await broken(greedy) }
    }
    let tried = await beGreedy()
    while (tried.answer.status !== 503) {
      for (const { socket } of tried.slow) socket.destroy()
      tried = await beGreedy()
    }
    const { greedy, slow, answer } = tried
    expect(answer).toMatchObject(busy)
    for (const one of slow) expect(await isOpen(one)).toBe('open')
    expect(await upload(other.token, await createPicture('jpeg', 64, 64), 'image/jpeg')).toMatchObject({
      status: 200,
    })
    for (const { socket } of slow) socket.destroy()
    await expect.poll(() => broken(greedy)).toMatchObject({ status: 400 })
  })

  test('of 40 megapixels, sent 20 times at once, does not delay other requests', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => createPerson(app)))
    const reader = await createPerson(app)
    const huge = await createPicture('png', 8000, 5000)
    let answered = false
    const answers = Promise.all(people.map(({ token }) => upload(token, huge, 'image/png'))).finally(
      () => (answered = true),
    )
    let meanwhile = 0
    const read = async (): Promise<void> => {
      if (answered) return
      await app.as(reader.token)(getUser)
      meanwhile++
      return read()
    }
    await read()
    const [rejected, taken] = split(await answers)
    expect(rejected!.length).toBeGreaterThan(4)
    expect(taken!.length).toBeGreaterThan(2)
    for (const one of rejected!) expect(one).toMatchObject(busy)
    for (const one of taken!) expect(one).toMatchObject({ status: 200 })
    expect(meanwhile).toBeGreaterThan(10)
  })
})

test('checks some of many simultaneous passwords, rejects the rest as busy, and delays no other request', async () => {
  const body = (n: number) => JSON.stringify({ email: `nobody-${n}@example.com`, password: 'kickoff' })
  const headers = { 'content-type': 'application/json' }
  const tries = Array.from({ length: 120 }, async (_, n) => {
    const response = await fetch(app.baseUrl + logIn.path, { method: 'POST', headers, body: body(n) })
    const { code } = (await response.json()) as { code?: string }
    return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
  })
  const [rejected, compared] = split(await Promise.all(tries))
  for (const one of rejected!) expect(one).toMatchObject(busy)
  for (const one of compared!) expect(one).toMatchObject({ status: 401 })
  expect(rejected!.length).toBeGreaterThan(30)
  expect(compared!.length).toBeGreaterThan(20)
})
