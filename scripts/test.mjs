import './check-node.cjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { buildWeb, installMissing, npm, run } from './prepare.mjs'

const debianChromium = '/usr/bin/chromium'

const steps = [
  ['types, lint, format, boundaries, dead code', () => npm('run', 'check')],
  ['unit tests', () => npm('run', 'unit')],
  ['integration tests on PostgreSQL', () => npm('run', 'integration')],
  ['the web app is built', buildWeb],
  ['end-to-end tests in a browser', () => npm('run', 'e2e')],
]

installMissing()
findBrowser()

const summary = []
let status = 0
for (const [title, step] of steps) {
  console.log(`\n=== ${title}`)
  const begun = Date.now()
  status = step()
  summary.push(`${status === 0 ? 'passed' : 'FAILED'}  ${seconds(Date.now() - begun)}  ${title}`)
  if (status !== 0) break
}
for (const [title] of steps.slice(summary.length)) summary.push(`not run          ${title}`)
console.log(`\n=== summary\n${summary.join('\n')}`)
process.exitCode = status

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`.padStart(7)
}

/** The end-to-end tests use CHROMIUM_PATH, and without it the browser that Playwright has installed. */
function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH names ${given}, which does not exist.`)
  if (given) return
  if (existsSync(debianChromium) || installOnDebian()) {
    process.env.CHROMIUM_PATH = debianChromium
    return
  }
  if (run('npx', ['playwright', 'install', 'chromium']) !== 0) {
    fail('No browser for the end-to-end tests: install Chromium and set CHROMIUM_PATH to it.')
  }
}

function installOnDebian() {
  if (!existsSync('/etc/debian_version') || !/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')))
    return false
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '--non-interactive']
  // Nobody may be there to type a password.
  if (asRoot.length > 0 && spawnSync('sudo', ['--non-interactive', 'true']).status !== 0) return false
  console.log('Installing Chromium for the end-to-end tests (apt-get)')
  const aptGet = (...args) => {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    return run(command, rest) === 0
  }
  return aptGet('update') && aptGet('install', '-y', 'chromium') && existsSync(debianChromium)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
