import { expect, test } from 'vitest'
import { refused } from './call.ts'

const sentence = (status: number, text: string) => refused(new Response(null, { status }), text).message

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
])('[API-1] of %s a person reads "%s"', (body, read) => {
  expect(sentence(409, body)).toBe(read)
  expect(sentence(500, body)).toBe('Server Error')
})
