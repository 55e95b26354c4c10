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

test('gives the folder one owner until the lock is released', async () => {
  const first = await lockDataFolder(dataDir)
  await expect(lockDataFolder(dataDir)).rejects.toThrow(`process ${process.pid}`)
  await first.release()
  const second = await lockDataFolder(dataDir)
  expect(second.previous).toBeUndefined()
  await second.release()
  expect(await readdir(dataDir)).toEqual([])
})

test('takes over the lock of a dead process, and returns the previous owner', async () => {
  await writeFile(lock, JSON.stringify(dead))
  expect((await lockDataFolder(dataDir)).previous).toEqual(dead)
  expect(await readdir(dataDir)).toEqual(['i-one.lock'])
})

test('ignores a process that reuses the PID of the dead owner', async () => {
  const self = await findProcess(process.pid)
  await writeFile(lock, JSON.stringify({ pid: process.pid, started: 'another time', boot: self?.boot }))
  await lockDataFolder(dataDir)
  await expect(lockDataFolder(dataDir)).rejects.toThrow(`process ${process.pid}`)
})

test('takes over a lock that a power cut left empty', async () => {
  await writeFile(lock, '')
  expect((await lockDataFolder(dataDir)).previous).toBeUndefined()
})

test('takes over from a successor that died halfway', async () => {
  await writeFile(lock, JSON.stringify(dead))
  await writeFile(`${lock}.${dead.pid}-1-now`, JSON.stringify({ ...dead, pid: dead.pid + 1 }))
  expect((await lockDataFolder(dataDir)).previous).toEqual(dead)
  expect(await readdir(dataDir)).toEqual(['i-one.lock'])
})

test('lets exactly one of many concurrent processes take over from a dead owner', async () => {
  for (let round = 0; round < 50; round++) {
    await writeFile(lock, JSON.stringify(dead))
    const results = await Promise.allSettled(Array.from({ length: 16 }, () => lockDataFolder(dataDir)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(dataDir)).toEqual(['i-one.lock'])
  }
})
