import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../api/migrations/', import.meta.url)
const released = readFileSync(new URL('released.sha256', folder), 'utf8').trim().split('\n')

test.each(released.map((line) => line.split('  ')))('%s is the released %s', (hash, file) => {
  const content = readFileSync(new URL(file!, folder))
  expect(createHash('sha256').update(content).digest('hex')).toBe(hash)
})
