// npm run test:histories -- --slots 1000 --combined 500 --rounds 500 --minutes 5: checks 1,000 histories of slots and 500
// of a combined pitch, then 500 races for a slot and 5 minutes of a simulated town; --seed repeats a run
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../../src/lib/database/embedded-postgres.ts'
import { migrate } from '../../src/lib/database/migrate.ts'
import { runHistory } from './run-history.ts'
import { runSlotHistories } from './slots/run-slots.ts'

const { values } = parseArgs({
  options: {
    slots: { type: 'string', default: '1000' },
    combined: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
  },
})

const runTown = async (databaseUrl: string) => {
  const { minutes, seed } = values
  const history = await runHistory({ databaseUrl, milliseconds: Number(minutes) * 60_000, seed })
  const counts = new Map<string, number>()
  for (const { what, said } of history.asked)
    counts.set(`${what}: ${said}`, (counts.get(`${what}: ${said}`) ?? 0) + 1)
  for (const [name, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${String(count).padStart(7)}  ${name}`)
  console.log(
    `seed ${seed}, ${minutes} minutes: ${history.asked.length} operations, ${history.sessions} sessions,`,
  )
  const lost = history.asked.filter(({ said }) => said === 'lost').length
  console.log(
    `${history.faults.kills} kills, ${lost} lost responses, ${history.faults.due} deadlines brought forward`,
  )
  const wrong = Object.entries(history.wrong)
  for (const [rule, cases] of wrong) {
    console.log(`VIOLATION ${rule}: ${cases.length}`)
    for (const one of cases.slice(0, 5)) console.log(`  ${JSON.stringify(one)}`)
  }
  console.log(`violations: ${wrong.reduce((sum, [, cases]) => sum + cases.length, 0)}`)
  return wrong.length === 0
}

const runAll = async (databaseUrl: string, databaseLog: string) => {
  await migrate(databaseUrl)
  const { slots, combined, rounds, seed } = values
  const counts = { histories: Number(slots), combined: Number(combined), rounds: Number(rounds) }
  const wellSold = await runSlotHistories({ databaseUrl, ...counts, seed })
  const wellPlayed = await runTown(databaseUrl)
  const deadlocks = (await readFile(databaseLog, 'utf8'))
    .split('\n')
    .filter((line) => line.includes('deadlock'))
  console.log(`deadlocks in PostgreSQL's log: ${deadlocks.length}`)
  return wellSold && wellPlayed && deadlocks.length === 0
}

const dataDir = await mkdtemp(join(tmpdir(), 'i-one-histories-database-'))
await chmod(dataDir, 0o755)
const log = { info: () => undefined, warn: console.warn }
const postgres = await startEmbeddedPostgres({ dataDir, log, fsync: false })
const well = await runAll(postgres.url, join(dataDir, 'postgres.log')).finally(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})
process.exit(well ? 0 : 1)
