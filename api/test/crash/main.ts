// npm run test:crash -- --servers 200 --databases 100 --faults all: kills a server 200 times and PostgreSQL 100 times,
// then causes all faults of faults.ts; --faults also takes names, --seed repeats a run
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createSeededRandom } from '@i-one/game/random'
import { crashFaults } from './faults.ts'
import { killUnderLoad } from './kills.ts'
import { startRig } from './rig.ts'

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '200' },
    databases: { type: 'string', default: '100' },
    faults: { type: 'string', default: 'all' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
  },
})
const [servers, databases] = [Number(values.servers), Number(values.databases)]
let wrong = 0

const report = (found: Record<string, unknown[]>) => {
  for (const [rule, cases] of Object.entries(found)) {
    wrong += cases.length
    console.log(`VIOLATION ${rule}: ${cases.length}`)
    for (const one of cases.slice(0, 5)) console.log(`  ${JSON.stringify(one)}`)
  }
}

if (servers + databases > 0) {
  const rig = await startRig()
  try {
    const killed = await killUnderLoad(rig, { servers, databases, random: createSeededRandom(values.seed) })
    console.log(`seed ${values.seed}: ${servers} kills of a server, ${databases} of PostgreSQL`)
    console.log(`acknowledged: ${JSON.stringify(killed.counts)}`)
    const [median = NaN, longest = NaN] = [killed.back[killed.back.length >> 1], killed.back.at(-1)]
    console.log(`restart of a killed server: ${Math.round(killed.eachServer)} ms each`)
    console.log(
      `ready after PostgreSQL was killed: ${Math.round(median)} ms, ${Math.round(longest)} ms at most`,
    )
    report(killed.wrong)
  } finally {
    await rig.stop()
  }
}
for (const [name, fault] of Object.entries(crashFaults)) {
  if (values.faults !== 'all' && !values.faults.split(',').includes(name)) continue
  console.log(`${name}: ${await fault.title}`)
  report(await fault.cause())
}
console.log(`violations: ${wrong}`)
process.exit(wrong ? 1 : 0)
