import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { readContract } from './http/contract.ts'
import { readWritePosition, storeWritePosition } from './written.ts'

const config = { publicUrl: 'https://i-one.example' }

const answered = async (standby?: { findPosition: () => Promise<bigint> }) => {
  const given: string[] = []
  const reply = { header: (_: string, value: string) => given.push(value) }
  await storeWritePosition({ config, standby }, reply as unknown as FastifyReply)
  return given
}

test('stores the write position in a cookie after a change', async () => {
  const [set = ''] = await answered({ findPosition: () => Promise.resolve(0x16b374d848n) })
  expect(set).toMatch(/; HttpOnly; SameSite=Strict; Secure$/)
  const cookie = `other=1; ${set.split(';')[0]}`
  expect(readWritePosition({ config }, { headers: { cookie } })).toBe(0x16b374d848n)
})

test('sets no cookie without a standby, and ignores an invalid cookie', async () => {
  expect(await answered()).toEqual([])
  expect(readWritePosition({ config }, { headers: {} })).toBeUndefined()
  expect(readWritePosition({ config }, { headers: { cookie: '__Secure-written=later' } })).toBeUndefined()
})

test('only read endpoints allow a replica', async () => {
  const { calls } = await readContract()
  const lagging = [...calls.values()].flatMap(({ call }) =>
    'allowReplica' in call && call.allowReplica ? [call] : [],
  )
  expect(lagging.length).toBeGreaterThan(15)
  expect(lagging.filter((call) => !('method' in call) || call.method !== 'GET')).toEqual([])
})
