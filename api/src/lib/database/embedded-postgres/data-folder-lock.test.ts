import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'
import { findProcess } from './running-process.ts'

let dataDir: string
let lock: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'))
  lock = join(dataDir, 'i-one.lock')
})

afterEach(() => rm(dataDir, { recursive: true }))

const dead = { pid: 2 ** 22 + 1, started: '1', boot: 'now' }

test('the folder has one owner until it is given back', async () => {
  const first = await lockDataFolder(dataDir)
  await expect(lockDataFolder(dataDir)).rejects.toThrow(`process ${process.pid}`)
  await first.release()
  const second = await lockDataFolder(dataDir)
  expect(second.previous).toBeUndefined()
  await second.release()
  expect(await readdir(dataDir)).toEqual([])
})

test('the lock of a dead process is taken over, and its owner told', async () => {
  await writeFile(lock, JSON.stringify(dead))
  expect((await lockDataFolder(dataDir)).previous).toEqual(dead)
  expect(await readdir(dataDir)).toEqual(['i-one.lock'])
})

test('a process that has the number of the dead owner by chance does not hold the lock', async () => {
  const self = await findProcess(process.pid)
  await writeFile(lock, JSON.stringify({ pid: process.pid, started: 'another time', boot: self?.boot }))
  await lockDataFolder(dataDir)
  await expect(lockDataFolder(dataDir)).rejects.toThrow(`process ${process.pid}`)
})

test('a lock that a power cut left empty is taken over', async () => {
  await writeFile(lock, '')
  expect((await lockDataFolder(dataDir)).previous).toBeUndefined()
})

test('a successor that died half way is succeeded in its turn', async () => {
  await writeFile(lock, JSON.stringify(dead))
  await writeFile(`${lock}.${dead.pid}-1-now`, JSON.stringify({ ...dead, pid: dead.pid + 1 }))
  expect((await lockDataFolder(dataDir)).previous).toEqual(dead)
  expect(await readdir(dataDir)).toEqual(['i-one.lock'])
})

test('of many that find a dead owner at once exactly one succeeds it', async () => {
  for (let round = 0; round < 50; round++) {
    await writeFile(lock, JSON.stringify(dead))
    const results = await Promise.allSettled(Array.from({ length: 16 }, () => lockDataFolder(dataDir)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(dataDir)).toEqual(['i-one.lock'])
  }
})
