import { expect, test } from 'vitest'
import { createClient, toCallError } from './call.ts'
import { listMySessions } from './sessions.ts'

const sentence = (status: number, text: string) => toCallError(new Response(null, { status }), text).message

test.each([
  ['{"error":"Too late","message":"no","detail":"no"}', 'Too late'],
  ['{"message":"Too late","detail":"no"}', 'Too late'],
  ['{"detail":"Too late"}', 'Too late'],
  ['{"error":{"message":"Too late"}}', 'Too late'],
  ['{"error":{"code":7},"message":"Too late"}', 'Too late'],
  ['Too late', 'Too late'],
  ['{}', 'An error occurred'],
  ['{"error":""}', 'An error occurred'],
  ['', 'An error occurred'],
])('[API-1] %s is shown as "%s"', (body, read) => {
  expect(sentence(409, body)).toBe(read)
  expect(sentence(500, body)).toBe('Server Error')
})

const page = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>'

test.each([
  ['a page', page],
  ['a page in a field', JSON.stringify({ error: page })],
  ['several lines', 'upstream\nconnect error'],
  ['several lines in a field', JSON.stringify({ message: 'Error: no\n    at call.js:1' })],
  ['a long text', 'no '.repeat(200)],
  ['a long text in a field', JSON.stringify({ detail: 'no '.repeat(200) })],
])('[API-1] %s from a proxy is shown as Server Error', (_, body) => {
  expect(sentence(502, body)).toBe('Server Error')
  expect(sentence(409, body)).toBe('Server Error')
})

test('[API-1] a successful HTML response is an error, because it is not from the API', async () => {
  const call = createClient({
    baseUrl: '',
    fetch: async () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
  await expect(call(listMySessions)).rejects.toMatchObject({ message: 'Server Error', status: 502 })
})
