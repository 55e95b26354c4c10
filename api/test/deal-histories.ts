// npm run test:matches -- --histories 10000 --processes 2: runs random histories in parallel processes with different
// seeds; --seed=-12 sets the first seed
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const files: Record<string, string> = {
  matches: 'api/src/matches/events/histories.test.ts',
  tournaments: 'api/src/tournaments/histories.test.ts',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    histories: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '' },
  },
})
const [histories, processes] = [Number(values.histories), Number(values.processes)]
const file = files[positionals[0] ?? '']
if (!file) throw new Error(`name one of ${Object.keys(files).join(', ')}`)

const play = async (count: number, n: number) => {
  const child = spawn('npx', ['vitest', 'run', '--project', 'integration', file], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      HISTORIES: String(count),
      HISTORIES_SEED: values.seed && String(Number(values.seed) + 1000 * n),
    },
    stdio: 'inherit',
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}

const begun = performance.now()
const dealt = Array.from({ length: processes }, (_, n) => Math.ceil((histories - n) / processes))
const ended = await Promise.all(dealt.map(play))
const took = performance.now() - begun
console.log(
  `${histories} histories in ${Math.round(took / 1000)} s, ${(took / histories).toFixed(1)} ms each, in ${processes} processes`,
)
process.exitCode = Math.max(...ended)
