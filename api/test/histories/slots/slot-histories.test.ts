import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { startTestApp } from '../../suite.ts'
import { createSlotHistorySetup } from './make-town.ts'
import { runSlotRaces, playSlotHistories } from './slot-histories.ts'

const app = await startTestApp({ rateLimits: false })

test('responses about slots are linearizable, even if requests or responses are lost', async () => {
  const seed = String(Date.now())
  const { town, stop } = await createSlotHistorySetup(app, 8, seed)
  const { wrong, operations } = await playSlotHistories(town, 6)
  await stop()
  expect(wrong, `seed ${seed}`).toEqual([])
  expect(operations).toBeGreaterThan(6 * 30)
})

test('one of fifty concurrent requests gets the slot, without a deadlock', async () => {
  const { town, stop } = await createSlotHistorySetup(app, 50, 'contest')
  const { wrong, answers } = await runSlotRaces(town, 3)
  await stop()
  expect(wrong).toEqual([])
  expect(answers).toEqual({ held: 3, 'slot-taken': 3 * 49 })
  const name = new URL(app.databaseUrl).pathname.slice(1)
  const lines = (await readFile(inject('database').log, 'utf8')).split('\n')
  expect(lines.filter((line) => line.startsWith(`${name} `) && line.includes('deadlock'))).toEqual([])
})
