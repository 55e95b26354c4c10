// Runs Stryker on game/ and on the server's rules.ts files, one module at a time, in a project copy.
//   npm run test:stryker                       each module of game/, then each rules.ts
//   npm run test:stryker -- game/src/matches   one module
// For a single file, runs the test with the same name, or all tests of its module, or the tests named after the file:
//   npm run test:stryker -- game/src/matches/score.ts
//   npm run test:stryker -- game/src/tournaments/tally.ts game/src/tournaments/standings.test.ts
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyTree } from '../mutants/copy-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Installs Stryker below node_modules, so that Stryker's runner finds the project's Vitest. */
const installed = join(root, 'node_modules/.cache/stryker')
const install = () => {
  mkdirSync(installed, { recursive: true })
  cpSync(join(root, 'scripts/stryker/package.json'), join(installed, 'package.json'))
  if (existsSync(join(installed, 'node_modules/@stryker-mutator/vitest-runner'))) return
  console.log('Installing Stryker (65 MB)')
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']
  execFileSync('npm', ['install', ...flags], { cwd: installed, stdio: 'inherit' })
}

const listed = execFileSync('git', ['ls-files', 'game/src', 'api/src'], { cwd: root, encoding: 'utf8' })
const files = listed.trim().split('\n')
const isTest = (file: string) => file.endsWith('.test.ts')
const parts = [
  ...new Set(files.filter((file) => /^game\/src\/\w+\//.test(file)).map(dirname)),
  ...files.filter((file) => /^api\/src\/.*\/rules\.ts$/.test(file) && files.includes(testOf(file))),
].filter((part) => part !== 'game/src/tournaments/published')

function testOf(file: string) {
  return file.replace(/\.ts$/, '.test.ts')
}

const mutatedIn = (part: string) =>
  part.endsWith('.ts') ? [part] : files.filter((file) => dirname(file) === part && !isTest(file))
const testsOf = (part: string): string[] => {
  if (!part.endsWith('.ts')) return files.filter((file) => file.startsWith(`${part}/`) && isTest(file))
  return files.includes(testOf(part)) ? [testOf(part)] : testsOf(dirname(part))
}

interface Report {
  files: Record<string, { mutants: Mutant[] }>
}
interface Mutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError'
  mutatorName: string
  replacement: string
  location: { start: { line: number; column: number } }
}

const runOn = (part: string, tests: readonly string[], copy: string) => {
  const config = {
    testRunner: 'vitest',
    plugins: [join(installed, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'stryker.vitest.config.ts', related: false },
    mutate: mutatedIn(part),
    inPlace: true,
    concurrency: 1,
    // long timeout, so that a slow test on a busy machine does not count as an endless loop
    timeoutMS: 60_000,
    // skips mutants of code that runs on import, because each mutant would need a run of all tests
    ignoreStatic: true,
    reporters: ['json'],
    jsonReporter: { fileName: 'stryker.json' },
    allowEmpty: true,
    checkers: [],
  }
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config))
  const test = { include: tests, isolate: false, testTimeout: 60_000 }
  writeFileSync(join(copy, 'stryker.vitest.config.ts'), `export default ${JSON.stringify({ test })}`)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(installed, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'stryker.config.json'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  if (status !== 0) throw new Error(`Stryker failed on ${part}:\n${(stdout + stderr).slice(-3000)}`)
  return JSON.parse(readFileSync(join(copy, 'stryker.json'), 'utf8')) as Report
}

const tally = ({ files }: Report) => {
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((one) => ({ file, ...one })),
  )
  const of = (...statuses: Mutant['status'][]) => mutants.filter(({ status }) => statuses.includes(status))
  return { killed: of('Killed', 'Timeout').length, survivors: of('Survived', 'NoCoverage') }
}

install()
const words = process.argv.slice(2)
const tests = words.filter(isTest)
const asked = words.filter((word) => !isTest(word))
const chosen = [
  ...parts.filter((part) => asked.length === 0 || asked.some((word) => part.startsWith(word))),
  ...files.filter((file) => asked.includes(file) && !parts.includes(file)),
]
const { copy, remove } = copyTree(root)
process.once('exit', remove)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const score = (killed: number, all: number) => `${((100 * killed) / Math.max(1, all)).toFixed(1)}%`
let [killed, all] = [0, 0]
for (const part of chosen) {
  const its = tally(runOn(part, tests.length ? tests : testsOf(part), copy))
  killed += its.killed
  all += its.killed + its.survivors.length
  console.log(
    `${score(its.killed, its.killed + its.survivors.length).padStart(6)}  ${part}: ${its.killed} killed`,
  )
  for (const { file, location, status, mutatorName, replacement } of its.survivors)
    console.log(
      `        ${status} ${file}:${location.start.line}:${location.start.column} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
    )
}
console.log(`${score(killed, all)} of ${all} mutants were killed`)
