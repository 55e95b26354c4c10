import './check-node.cjs'
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { buildWeb, installMissing, root, run } from './prepare.mjs'

const debianBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Rows run in sequence. Entries of a row run in parallel, because integration tests mostly wait for PostgreSQL. */
const rows = [
  [
    { 'integration tests on PostgreSQL': ['run', 'integration'] },
    { 'types, lint, format, boundaries, dead code': ['run', 'check'], 'unit tests': ['run', 'unit'] },
  ],
  [{ 'the web app is built': () => buildWeb('build:tests') }],
  [{ 'no page loads more than it may': ['run', 'sizes'] }],
  [{ 'end-to-end tests in a browser': ['run', 'e2e'] }],
]

installMissing()
findBrowser()
useMemory()

const linesOfReason = 14
const summary = []
const failed = []
let status = 0
for (const lanes of rows) {
  const isRun = status === 0
  if (isRun && lanes.length > 1) console.log(`\n=== in parallel: ${lanes.flatMap(Object.keys).join('; ')}`)
  const follow = async (lane) => {
    for (const step of Object.entries(lane))
      if (isRun) note(await take(step, lanes.length > 1))
      else summary.push(`not run          ${step[0]}`)
  }
  await Promise.all(lanes.map(follow))
}
if (failed.length > 0) console.log(`\n=== failed\n${failed.join('\n')}`)
console.log(`\n=== summary\n${summary.join('\n')}`)
process.exitCode = status

function note({ title, code, took, output }) {
  if (code !== 0) status = code
  if (code !== 0) failed.push(...failures(output))
  summary.push(`${code === 0 ? 'passed' : 'FAILED'}  ${seconds(took)}  ${title}`)
}

function failures(output) {
  const blocks = stripVTControlCharacters(output)
    .split(/^(?=[ \t]*(?:FAIL |\d+\) .* › ))/m)
    .slice(1)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
  const reasons = new Map()
  for (const [name, ...lines] of blocks) {
    const key = name.replace(/[\s─]+$/, '').trim()
    if (!reasons.has(key)) reasons.set(key, lines.slice(0, linesOfReason))
  }
  return [...reasons].map(([name, lines]) => [name, ...lines].join('\n'))
}

async function take([title, step], inOnePiece) {
  const heading = `\n=== ${title}\n`
  const begun = Date.now()
  if (!inOnePiece) process.stdout.write(heading)
  const { code, output } =
    typeof step === 'function' ? { code: step(), output: '' } : await runNpm(step, !inOnePiece)
  if (inOnePiece) console.log(`${heading}${output}`)
  return { title, code, output, took: Date.now() - begun }
}

async function runNpm(args, aloud) {
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env
  const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      if (aloud) process.stdout.write(text)
    })
  const code = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  return { code, output }
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`.padStart(7)
}

/** Prefers Playwright's headless shell, because it starts faster than Debian's browser. */
function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH is ${given}, which does not exist.`)
  if (given) return
  const found = debianBrowsers.find(existsSync) ?? installOnDebian()
  if (found) process.env.CHROMIUM_PATH = found
  else if (run('npx', ['playwright', 'install', '--only-shell', 'chromium']) !== 0) {
    fail('No browser for the end-to-end tests: install Chromium and set CHROMIUM_PATH to it.')
  }
}

/** Puts test databases in memory, because every database consists of a thousand small files. */
function useMemory() {
  const [memory, room] = ['/dev/shm', 3 * 2 ** 30]
  if (process.env.TMPDIR || !existsSync(memory) || freemem() < 2 * room) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < room) return
  const folder = mkdtempSync(`${memory}/i-one-`)
  // readable by others, because PostgreSQL runs as a different user when this process runs as root
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}

function installOnDebian() {
  if (!existsSync('/etc/debian_version') || !/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')))
    return undefined
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '--non-interactive']
  if (asRoot.length > 0 && spawnSync('sudo', ['--non-interactive', 'true']).status !== 0) return undefined
  console.log('Installing Chromium for the end-to-end tests (apt-get)')
  const aptGet = (...args) => {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    return run(command, rest) === 0
  }
  if (aptGet('update')) aptGet('install', '-y', 'chromium-headless-shell')
  return debianBrowsers.find(existsSync)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
