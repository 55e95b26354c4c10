import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const linesWith = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, folder, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )

test('the server sends no HTTP request', () => {
  const request = /\bfetch\(|\b(?:request|get|connect)\b.*'node:https?'|'(?:node:https|node:http2|undici)'/
  expect(linesWith('api/src', request)).toEqual([])
})

test('pages exchange messages only with their own service worker', () => {
  const messages = linesWith('web/src', /\bpostMessage\(|'message', \(|\bonmessage\b|\bMessageChannel\b/)
  expect(messages.length).toBeGreaterThan(3)
  expect(
    messages.filter((line) => !/serviceWorkers\(\)|self\.(?:clients|addEventListener)/.test(line)),
  ).toEqual([])
})
